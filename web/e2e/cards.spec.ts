import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { asked, base, BOT, games, ME, person, PHONE, sit } from "./playing";

async function grave(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.filter(({ impact }) => impact === "serious" || impact === "critical").map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 160)}`);
}

const cards = (page: Page) => page.locator("[data-card]");
const shown = async (page: Page) => Number(await page.locator("[data-shown]").getAttribute("data-shown"));

for (const lang of ["en", "ru"]) {
  test(`every game shows all its cards, none narrower than 108 pixels (${lang})`, async ({ browser }) => {
    test.setTimeout(300_000); // some 730 faces
    const page = await person(browser, "Ann", {}, base(), lang);
    for (const game of games()) {
      await page.goto("/");
      await page.locator(`[data-cards=${game}]`).click();
      await expect(cards(page).first()).toBeVisible();
      const known = await page.evaluate(async (id) => Object.keys(((await (await fetch(`/api/games/${id}`)).json()) as { faces: object }).faces).length, game);
      expect(await cards(page).count()).toBe(known);
      expect(await page.evaluate(() => Math.min(...[...document.querySelectorAll("[data-card]")].map((card) => card.getBoundingClientRect().width)))).toBeGreaterThanOrEqual(108);
      for (const filter of ["[data-frame]", "[data-cost]"]) {
        const words = await page.locator(filter).allTextContents();
        expect(words.filter((word) => !word.trim() || word.includes("_"))).toEqual([]);
      }
      if (lang === "en" && game === "cthulhu_realms") expect(await grave(page), game).toEqual([]);
    }
  });
}

test("filters narrow the cards and are kept in the address", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/cards/berserk_heroes");
  await expect(cards(page).first()).toBeVisible();
  const all = await shown(page);
  await page.locator("[data-frame=swamps]").click();
  await page.locator("[data-cost='2']").click();
  await page.locator("[data-cost='3']").click();
  await page.locator("[data-kind=creature]").click();
  const some = await shown(page);
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await page.locator("[data-find]").fill("poison");
  await expect.poll(() => shown(page)).toBeLessThan(some);
  const left = await cards(page).evaluateAll((found) => found.map((card) => card.getAttribute("data-card")));
  const link = page.url();
  const other = await person(browser, "Bob");
  await other.goto(link);
  await expect(cards(other)).toHaveCount(left.length);
  expect(await cards(other).evaluateAll((found) => found.map((card) => card.getAttribute("data-card")))).toEqual(left);
  await expect(other.locator("[data-find]")).toHaveValue("poison");
  await expect(other.locator("[data-frame=swamps]")).toHaveAttribute("aria-pressed", "true");
  await other.locator("[data-clear]").click();
  await expect(cards(other)).toHaveCount(all);
});

test("keywords and symbols filter too", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/cards/cthulhu_realms");
  await page.locator("[data-term]").selectOption("glyph-draw");
  await expect(page).toHaveURL(/term=glyph-draw/);
  expect(await shown(page)).toBeLessThan(40);
});

test("a card has a link of its own, and arrows lead to the next one", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/cards/berserk/f20?frame=forest");
  const looked = page.locator("[data-looked]");
  await expect(looked).toHaveAttribute("data-looked", "f20");
  await expect(looked.getByRole("img", { name: /Centaur Guide/ })).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(looked).not.toHaveAttribute("data-looked", "f20");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/\/cards\/berserk\?frame=forest$/);
  await page.goto("/cards/berserk/nobody");
  await expect(page.locator("dialog[open]")).toContainText("nobody");
});

test("the cards are walked with the keyboard", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/cards/berserk");
  await cards(page).first().focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowRight");
  const at = await page.evaluate(() => document.activeElement?.getAttribute("data-card"));
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-looked]")).toHaveAttribute("data-looked", at ?? "");
});

test("the table leads to the cards of its game", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  await page.locator("[data-menu]").click();
  const [opened] = await Promise.all([page.context().waitForEvent("page"), page.locator("[data-cards]").click()]);
  await expect(cards(opened)).toHaveCount(40);
});

test("on a phone the cards keep their size and nothing scrolls sideways", async ({ browser }) => {
  const page = await person(browser, "Ann", PHONE);
  for (const game of games()) {
    await page.goto(`/cards/${game}`);
    await expect(cards(page).first()).toBeVisible();
    expect(await cards(page).first().evaluate((card) => card.getBoundingClientRect().width)).toBeGreaterThanOrEqual(108);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), game).toBeLessThanOrEqual(0);
  }
});
