import { expect, test } from "@playwright/test";
import { asked, board, BOT, clickOptions, ME, person, sit } from "./playing";

test("a line of the log links to the clause it follows from", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  await page.locator(".hand [data-options]").first().click();
  const link = page.locator("[data-log] [data-why]").first(); // the log grows at its end: the first line stays where it is
  const clause = (await link.getAttribute("data-why")) ?? "";
  expect(clause).toMatch(/^CR-4\./);
  const [rules] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await expect(rules.locator(".found").first()).toContainText(clause);
});

test("where all choose at once, nobody waits and nobody sees", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  const bob = await person(browser, "Bob");
  const made = await ann.evaluate(async () => {
    const body = { game: "valhalla", seats: [{ kind: "me" }, { kind: "open" }] };
    return (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) })).json() as Promise<{ id: string }>;
  });
  await bob.evaluate((id) => fetch(`/api/tables/${id}/sit`, { method: "POST", body: "{}" }), made.id);
  for (const page of [ann, bob]) {
    await page.goto(`/t/${made.id}`);
    await board(page);
    await expect(page.locator("[data-prompt=jarl]")).toBeVisible();
    await expect(page.locator("[data-awaited='0,1']")).toContainText("at once");
  }
  await bob.locator("[data-board] [data-options], .prompt [data-action]").first().click();
  const sure = bob.locator("dialog[open] [data-action]").first();
  if (await sure.isVisible()) await sure.click();
  await expect(bob.locator("[data-awaited='0']")).toContainText("Ann");
  await expect(ann.locator("[data-prompt=jarl]")).toBeVisible();
  await expect(ann.locator("[data-log]")).not.toContainText("Bob");
  await ann.locator("[data-board] [data-options], .prompt [data-action]").first().click();
  await expect(ann.locator("[data-log]")).toContainText("Bob");
  await expect(ann.locator("[data-awaited]")).toHaveCount(0);
});

test("a player of Elven Rage says when to be asked", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "elven_rage", [ME, BOT]);
  await asked(page);
  await expect(page.locator("[data-ask-me=always]")).toHaveAttribute("aria-pressed", "true");
  await page.locator("[data-ask-me=never]").click();
  await expect(page.locator("[data-ask-me=never]")).toHaveAttribute("aria-pressed", "true");
  for (let n = 0; n < 5; n++) {
    await asked(page);
    await expect(page.locator("[data-prompt=window]")).toHaveCount(0);
    await clickOptions(page, 1);
  }
  await page.reload();
  await expect(page.locator("[data-ask-me=never]")).toHaveAttribute("aria-pressed", "true");
});

test("a player of Berserk says when to be asked", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "berserk", [ME, BOT]);
  const control = page.locator("[data-ask-me=never]:enabled");
  await expect(async () => {
    await clickOptions(page, 4);
    await expect(control).toBeVisible({ timeout: 300 });
  }).toPass({ timeout: 60_000 });
  await expect(page.locator(".prompt [data-action^=stop]")).toHaveCount(0);
  await control.click();
  await expect(page.locator("[data-ask-me=never]")).toHaveAttribute("aria-pressed", "true");
});
