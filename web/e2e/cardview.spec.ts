import { expect, test } from "@playwright/test";
import { asked, board, BOT, ME, person, PHONE, sit } from "./playing";

test("a card is explained beside it on hover and by Space, never over it", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await board(page);
  await asked(page);
  const view = page.locator("[data-zoomed]");
  for (const card of [page.locator(".hand [data-card]").first(), page.locator("[data-zone='t/row0'] [data-card]").last()]) {
    await card.hover();
    await expect(view.locator("[data-term]").first()).toBeVisible();
    await expect(view.locator("[data-term] a.clause").first()).toContainText("CR-");
    const [over, below] = [await view.boundingBox(), await card.boundingBox()];
    if (!over || !below) throw new Error("nothing is shown");
    expect(over.x >= below.x + below.width || over.x + over.width <= below.x).toBe(true);
    await page.mouse.move(5, 5);
    await expect(view).toHaveCount(0);
  }
  const first = page.locator(".hand [data-card]").first();
  const held = await page.locator(".hand [data-card]").count();
  await first.focus();
  await page.keyboard.press("Space");
  await expect(view).toBeVisible();
  await expect(page.locator(".hand [data-card]")).toHaveCount(held);
  await page.keyboard.press("Escape");
  await expect(view).toHaveCount(0);
});

test("on a phone a long press opens the card with its words, a way out and what can be done", async ({ browser }) => {
  const page = await person(browser, "Ann", PHONE);
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await board(page);
  await asked(page);
  const card = page.locator(".hand [data-card]").first();
  await card.dispatchEvent("pointerdown", { pointerType: "touch" });
  const sheet = page.locator("dialog[open]");
  await expect(sheet.locator("[data-term]").first()).toBeVisible();
  await expect(sheet.locator("[data-action]")).toHaveCount(1);
  await card.dispatchEvent("pointerup", { pointerType: "touch" });
  await sheet.locator("[data-close]").click();
  await expect(sheet).toHaveCount(0);
});
