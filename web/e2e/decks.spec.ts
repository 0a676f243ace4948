import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { asked, base, board, BOT, ME, person, PHONE, sit } from "./playing";

const LEGAL = 10; // kinds, three of each: the smallest deck of Berserk

const count = (page: Page) => page.locator("[data-count]");
const offered = (page: Page) => page.locator("[data-offer] [data-card]");

/** A copy of a ready-made deck, open in the builder. */
async function readyDeck(page: Page, game: string, deck: string): Promise<void> {
  await page.goto(`/decks/${game}`);
  await page.locator(`[data-ready=${deck}] button`).click();
  await expect(count(page)).toHaveAttribute("data-legal", "true");
}

async function paste(page: Page, text: string): Promise<void> {
  await page.locator("[data-code]").click();
  await page.locator("[data-deck-text]").fill(text);
  await page.locator("[data-take]").click();
}

test("a deck is built card by card, is there after a reload, and is played against a bot", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/");
  await page.locator("[data-decks=berserk]").click();
  await page.locator("[data-new-deck]").click();
  await page.locator("[data-kind]").selectOption("creature");
  await expect(page.locator("[data-play]")).toBeDisabled();
  for (let kind = 0; kind < LEGAL; kind++) for (let copy = 0; copy < 3; copy++) await offered(page).nth(kind).click();
  await offered(page).nth(0).click({ button: "right" });
  await expect(count(page)).toContainText("29");
  await expect(count(page)).toContainText("1 card missing");
  await offered(page).nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(count(page)).toHaveAttribute("data-legal", "true");
  await page.locator("[data-deck-name]").fill("Pack");
  await page.locator("[data-deck-name]").blur();
  await page.reload();
  await expect(count(page)).toHaveAttribute("data-count", "30");
  await expect(page.locator("[data-deck-name]")).toHaveValue("Pack");
  await expect(page.locator("[data-kind]")).toHaveValue("creature");
  await page.locator("[data-play]").click();
  await page.locator("[data-play-bot]").click();
  await board(page);
  await asked(page);
  await expect(page.locator("[data-zone='0/deal'] [data-card]")).toHaveCount(15);
  await expect(page.locator("[data-seat='0']")).toContainText("30");
});

test("every broken rule is told with its clause while a deck is built, and unknown lines are kept", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await readyDeck(page, "berserk_heroes", "darkness_fast");
  await paste(page, "# Odd lot\nCaptain Gloom\n4 Cutthroat\n2 Mammoth\n3 Jarl\n1 Parrot");
  await expect(page.locator("dialog[open]")).toContainText("2 Mammoth");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-deck-name]")).toHaveValue("Odd lot");
  await expect(page.locator("[data-mistakes]")).toHaveAttribute("data-mistakes", "5");
  await expect(page.locator("[data-mistakes] a.clause")).toHaveText(["BH-4.4", "BH-4.9", "BH-4.6", "BH-4.2"]);
  await expect(page.locator("[data-mistakes]")).toContainText("Mammoth");
  await expect(page.locator("[data-play]")).toBeDisabled();
  const [rules] = await Promise.all([page.context().waitForEvent("page"), page.locator("[data-mistakes] a.clause").first().click()]);
  await expect(rules.locator(".found").first()).toContainText("BH-4.4");
  await page.reload();
  await expect(page.getByText("No such card: 2 Mammoth")).toBeVisible();
  await page.locator("[data-code]").click();
  await expect(page.locator("[data-deck-text]")).toHaveValue(/4 Cutthroat[^]*3 Jarl[^]*2 Mammoth/);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the line: 2 Mammoth" }).click();
  await expect(page.locator("[data-mistakes]")).toHaveAttribute("data-mistakes", "4");
});

test("only what a deck may hold is on offer; what its hero forbids says why", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await page.goto("/decks/berserk_heroes");
  await page.locator("[data-new-deck]").click();
  await page.locator("[data-pick=gloom]").click();
  await expect(page.locator("[data-frame=darkness]")).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-frame=forest]")).toHaveAttribute("aria-pressed", "false");
  await page.locator("[data-clear]").click();
  await expect(page.locator("[data-offer] [data-card=hawk]")).toHaveAttribute("aria-label", /element the hero does not have/);
  for (const never of ["parrot", "black_spot", "gloom"]) await expect(page.locator(`[data-offer] [data-card=${never}]`)).toHaveCount(0);
  await page.locator("[data-offer] [data-card=hawk]").click({ force: true });
  await expect(count(page)).toHaveAttribute("data-count", "0");
  for (let n = 0; n < 7; n++) await page.locator("[data-offer] [data-card=deck_rat]").click({ force: true });
  await expect(count(page)).toHaveAttribute("data-count", "5"); // Horde
  await page.locator("[data-row=deck_rat]").click();
  await expect(count(page)).toHaveAttribute("data-count", "4");
});

test("a bar of the curve shows the cards of its cost; the first cards are dealt by the game", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await readyDeck(page, "berserk_heroes", "swamps_fast");
  await page.locator("[data-bar='4']").click();
  await expect(page).toHaveURL(/cost=4/);
  await expect(page.locator("[data-cost='4']")).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-try]").click();
  await expect(page.locator("[data-trial='1'] li").nth(3)).toBeVisible();
  await page.locator("[data-again]").click();
  await expect(page.locator("[data-trial='2']")).toBeVisible();
});

test("a deck travels in a link, and is kept by who opens it", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  await readyDeck(ann, "berserk_heroes", "forest_slow");
  await ann.locator("[data-deck-name]").fill("Old beasts");
  await ann.locator("[data-deck-name]").blur();
  await ann.locator("[data-code]").click();
  const link = await ann.locator("[data-deck-link]").inputValue();
  const bob = await person(browser, "Боб", {}, base(), "ru");
  for (let times = 0; times < 2; times++) {
    await bob.goto(link);
    await expect(bob.locator("[data-deck-name]")).toHaveValue("Old beasts");
    await expect(count(bob)).toHaveAttribute("data-count", "40");
    await expect(count(bob)).toHaveAttribute("data-legal", "true");
  }
  await bob.locator("[data-shelf]").click();
  await expect(bob.locator("[data-deck]")).toHaveCount(1);
  await bob.locator("[data-drop]").click();
  await bob.locator("[data-sure]").click();
  await expect(bob.locator("[data-deck]")).toHaveCount(0);
  await bob.goto("/decks/berserk_heroes#nonsense");
  await expect(bob.getByRole("alert")).toBeVisible();
});

test("each player brings a deck: the friend chooses when sitting down", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  await readyDeck(ann, "berserk_heroes", "forest_slow");
  await ann.locator("[data-play]").click();
  await ann.locator("[data-play-friend]").click();
  const link = (await ann.locator(".link code").textContent()) ?? "";
  const bob = await person(browser, "Bob");
  await bob.goto(link);
  await bob.locator("#set-deck2").selectOption({ label: "A list…" });
  await bob.locator("[data-list]").fill("Captain Gloom\n3 Mammoth");
  await expect(bob.getByRole("alert")).toContainText("Mammoth");
  await bob.locator("[data-sit='1']").click();
  await expect(bob.locator("p[role=alert]")).toContainText("Mammoth");
  await bob.locator("#set-deck2").selectOption({ label: "darkness, fast" });
  await bob.locator("[data-sit='1']").click();
  await board(bob);
  await board(ann);
  await expect(ann.locator("[data-card=hornbeam]").first()).toBeVisible();
  await expect(ann.locator("[data-card=gloom]").first()).toBeVisible();
});

test("a new table asks for no deck of a friend", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await readyDeck(page, "berserk", "mire");
  await page.locator("[data-play]").click();
  await page.locator("dialog[open] a").last().click();
  await expect(page.locator("#set-deck0 option:checked")).toHaveText(/mire/i);
  await expect(page.locator("#set-deck1")).toBeVisible();
  await page.locator("[data-seat-kind='1']").selectOption("open");
  await expect(page.locator("[data-brought=deck1]")).toBeVisible();
  await page.locator("#set-quiet").fill("12");
  await page.locator("#set-quiet").blur();
  await page.locator("[data-create]").click();
  await expect(page.locator("[data-fill='1']")).toBeVisible();
  await expect(page.locator("[data-chosen]")).toContainText("12");
  await page.locator("#set-deck1").selectOption({ index: 1 });
  await page.locator("[data-fill='1']").click();
  await board(page);
});

test("a deck is built by touch on a phone", async ({ browser }) => {
  const page = await person(browser, "Ann", PHONE);
  await page.goto("/decks/berserk_heroes");
  await page.locator("[data-new-deck]").tap();
  await page.locator("[data-pick=gloom]").tap();
  await expect(page.locator("[data-frame=darkness]")).toHaveAttribute("aria-pressed", "true");
  await offered(page).first().tap();
  await expect(count(page)).toHaveAttribute("data-count", "1");
  await expect(page.locator("[data-mistakes] a.clause")).toHaveText("BH-4.2");
  expect(await offered(page).first().evaluate((card) => card.getBoundingClientRect().width)).toBeGreaterThanOrEqual(108);
  await page.locator(".handle").tap();
  await expect(page.locator("[data-stop='2'] [data-row]")).toBeVisible();
  await page.locator("[data-row]").tap();
  await expect(count(page)).toHaveAttribute("data-count", "0");
  await page.locator(".handle").tap();
  await expect(page.locator("[data-stop='0']")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

for (const colorScheme of ["dark", "light"] as const) {
  test(`no serious accessibility finding where decks are built (${colorScheme})`, async ({ browser }) => {
    const page = await person(browser, "Ann", { colorScheme });
    await readyDeck(page, "berserk_heroes", "darkness_fast");
    await paste(page, "Captain Gloom\n4 Cutthroat\n2 Mammoth");
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-mistakes]")).toBeVisible();
    for (const path of [page.url(), "/decks/berserk_heroes"]) {
      await page.goto(path);
      await expect(page.locator("[data-count], [data-new-deck]").first()).toBeVisible();
      const found = await new AxeBuilder({ page }).analyze();
      const grave = found.violations.filter(({ impact }) => impact === "serious" || impact === "critical");
      expect(grave.map(({ id, nodes }) => `${id} ${nodes.map((node) => node.html.slice(0, 160)).join(" | ")}`)).toEqual([]);
    }
  });
}

/** Draft until the squad may be confirmed, and confirm it. */
async function confirmed(page: Page): Promise<void> {
  await sit(page, "berserk", [ME, BOT]);
  await board(page);
  await asked(page);
  await expect(page.locator("[data-crystals]")).toContainText(/2[45]/);
  const gold = page.locator("[data-number$='/gold']");
  const silver = page.locator("[data-number$='/silver']");
  const before = [await gold.textContent(), await silver.textContent()];
  for (let n = 0; n < 3; n++) {
    const squad = await page.locator("[data-zone='0/squad'] [data-card]").count();
    await page.locator("[data-zone='0/deal'][data-options]").first().click();
    const choice = page.locator("dialog[open] [data-action]").first();
    if (await choice.isVisible()) await choice.click();
    await expect(page.locator("[data-zone='0/squad'] [data-card], [data-zone='0/squad'][data-card]")).not.toHaveCount(squad);
  }
  expect([await gold.textContent(), await silver.textContent()]).not.toEqual(before);
  await page.locator("[data-action=confirm]").click();
  await expect(page.locator("[data-deploy]")).toBeVisible();
}

test("a squad is deployed by clicking cells", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await confirmed(page);
  for (let n = 0; n < 3; n++) {
    const card = await page.locator("[data-deploy]").getAttribute("data-deploy");
    await page.locator(".field [data-options]").first().click();
    const choice = page.locator("dialog[open] [data-action]").first();
    if (await choice.isVisible()) await choice.click();
    await expect(page.locator(`.field [data-card='${card}']`).first()).toBeVisible();
  }
  await expect(page.locator("[data-deploy]")).toHaveCount(0);
});

test("a squad is deployed by dragging cards to cells", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await confirmed(page);
  for (let n = 0; n < 2; n++) {
    const card = await page.locator("[data-deploy]").getAttribute("data-deploy");
    const cell = page.locator(".field [data-options='1']").first();
    const spot = await cell.getAttribute("data-spot");
    await page.locator("[data-deploy]").dragTo(cell);
    const there = page.locator(`[data-zone='cell/${spot?.slice(5)}'] [data-card]`).first();
    await expect(there).toHaveAttribute("data-card", card ?? "");
  }
});

test("a squad is drafted and deployed by touch on a phone", async ({ browser }) => {
  const page = await person(browser, "Ann", PHONE);
  await confirmed(page);
  await page.locator(".field [data-options='1']").first().tap();
  await expect(page.locator(".field [data-card]")).toHaveCount(1);
});
