import { expect, test, type Page } from "@playwright/test";
import { asked, board, BOT, ME, person, PHONE, sit } from "./playing";

const LEGAL = 10; // kinds, three of each: the smallest deck of Berserk

async function builder(page: Page): Promise<void> {
  await page.goto("/new/berserk");
  await page.locator("#set-deck0").selectOption({ label: "own deck" });
  await expect(page.locator("dialog[open]")).toBeVisible();
}

test("a deck is built card by card and played", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await builder(page);
  await page.getByPlaceholder("Find a card").fill("creature");
  const rows = page.locator("dialog[open] li");
  await expect(rows.first()).toBeVisible();
  for (let kind = 0; kind < LEGAL; kind++) {
    for (let copy = 0; copy < 3; copy++) await rows.nth(kind).getByRole("button", { name: /^\+/ }).click();
  }
  await expect(page.locator("dialog[open] h2")).toContainText("30 cards");
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("[data-create]").click();
  await board(page);
  await asked(page);
  await expect(page.locator("[data-zone='0/deal'] [data-card]")).toHaveCount(15);
  await expect(page.locator("[data-seat='0']")).toContainText("30");
});

test("an illegal deck is refused with its clause, in the reader's language", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await builder(page);
  await page.locator("dialog[open] textarea").fill("3 Green Crown Archer\n4 Thicket Wolf");
  await page.locator("dialog[open] textarea").blur();
  await page.getByRole("button", { name: "Save" }).click();
  await page.locator("[data-create]").click();
  const problem = page.getByRole("alert");
  await expect(problem).toContainText("Deck of the first seat");
  const link = problem.locator("a.clause");
  const clause = (await link.textContent()) ?? "";
  expect(clause).toMatch(/^BK-4/);
  const [rules] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect(rules.locator(".found").first()).toContainText(clause);
  await expect(page.locator("[data-create]")).toBeVisible();
});

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
