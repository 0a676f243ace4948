import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "@playwright/test";
import { asked, base, board, BOT, clickOptions, games, ME, person, PHONE, sit } from "./playing";

async function scan(page: Page, what: string): Promise<void> {
  const found = await new AxeBuilder({ page }).analyze();
  const grave = found.violations.filter((violation) => violation.impact === "serious" || violation.impact === "critical");
  const told = grave.map((violation) => `${what}: ${violation.id} ${violation.nodes.map((node) => node.html.slice(0, 120)).join(" | ")}`);
  expect(told).toEqual([]);
}

for (const colorScheme of ["dark", "light"] as const) {
  test(`no serious accessibility finding on lobby and new table (${colorScheme})`, async ({ browser }) => {
    const page = await person(browser, "Ann", { colorScheme });
    await page.goto("/");
    await expect(page.locator("[data-game]").first()).toBeVisible();
    await scan(page, "lobby");
    await page.goto("/new/cthulhu_realms");
    await expect(page.locator("[data-create]")).toBeVisible();
    await scan(page, "new table");
  });

  test(`no serious accessibility finding on the tables (${colorScheme})`, async ({ browser }) => {
    const page = await person(browser, "Ann", { colorScheme });
    for (const game of games()) {
      await sit(page, game, [ME, BOT]);
      await board(page);
      await asked(page);
      await clickOptions(page, 3);
      await asked(page);
      await scan(page, game);
    }
  });
}

test("a clause link of the prompt leads to the clause in the rulebook", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  const link = page.locator(".prompt a.clause").first();
  const clause = (await link.textContent()) ?? "";
  const [rules] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect(rules.locator(".found").first()).toContainText(clause);
});

test("in Russian a clause is cited from the full rules", async ({ browser }) => {
  const page = await person(browser, "Анна", {}, base(), "ru");
  await page.goto("/rules/cthulhu_realms#CR-5.2");
  await expect(page.locator("[data-citation='CR-5.2']")).toContainText("CR-5.2");
  await page.locator("article a.clause").first().click();
  await expect(page.locator("[data-citation]")).not.toHaveAttribute("data-citation", "CR-5.2");
});

test("every game has a rulebook in both languages", async ({ browser }) => {
  for (const lang of ["en", "ru"]) {
    const page = await person(browser, "Ann", {}, base(), lang);
    for (const game of games()) {
      await page.goto(`/rules/${game}`);
      await expect(page.locator("article h2").first()).toBeVisible();
      if (lang === "ru") await expect(page.locator("article")).toContainText("прав");
    }
  }
});

test("a finished game is replayed, downloaded, uploaded, continued", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await clickOptions(page, 8);
  await page.locator("[data-menu]").click();
  await page.locator("[data-concede]").click();
  await page.locator("[data-sure]").click();
  await expect(page.locator("[data-result]")).toBeVisible();
  await expect(page.locator("[data-options], [data-action], [data-takeback]")).toHaveCount(0);
  await page.locator("[data-result] a").click();
  await expect(page.locator("[data-step='0']")).toBeVisible();
  await page.locator("[data-on]").click();
  await page.locator("[data-on]").click();
  await expect(page.locator("[data-step='2']")).toBeVisible();
  await page.locator("[data-back]").click();
  await expect(page.locator("[data-step='1']")).toBeVisible();
  await page.locator("[data-eyes]").selectOption({ label: "Ann" });
  await expect(page.locator(".hand")).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("[data-download]").click()]);
  const path = await file.path();
  await page.goto("/");
  await page.locator("[data-upload]").setInputFiles(path);
  await expect(page.locator("[data-step='0']")).toBeVisible();
  await page.locator("[data-on]").click();
  await expect(page.locator("[data-step='1']")).toBeVisible();
  await page.locator("[data-continue]").click();
  await board(page);
  await asked(page);
});

test("lobby, new table, rules and replay do not scroll sideways on a phone", async ({ browser }) => {
  const page = await person(browser, "Ann", PHONE);
  for (const path of ["/", "/new/cthulhu_realms", "/rules/cthulhu_realms"]) {
    await page.goto(path);
    await page.waitForTimeout(300);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});
