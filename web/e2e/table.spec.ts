import { expect, test } from "@playwright/test";
import { asked, base, board, BOT, clickOptions, games, ifThere, ME, offers, person, PHONE, playOut, settledLog, sit } from "./playing";
import { Server } from "./server";

for (const game of games()) {
  test(`a full game of ${game} against a bot by clicking offered options`, async ({ browser }) => {
    const page = await person(browser, "Ann");
    await sit(page, game, [ME, BOT]);
    await board(page);
    expect(await clickOptions(page, 12)).toBeGreaterThan(0);
    const played = await playOut(page, 75);
    expect(played.over).toBe(true);
    await expect(page.locator("[data-result]")).toBeVisible();
    await page.locator("[data-rematch]").click();
    await asked(page);
    await expect(page.locator("[data-result]")).toBeHidden();
  });

  test(`${game} on a phone by touch`, async ({ browser }) => {
    const page = await person(browser, "Ann", PHONE);
    await sit(page, game, [ME, BOT]);
    await board(page);
    for (let i = 0; i < 6; i++) {
      await asked(page);
      if (await page.locator("[data-result]").isVisible()) break;
      const offered = page.locator("[data-board] [data-options]:visible, .hand [data-options]:visible, .prompt [data-action]:enabled:visible");
      await expect(async () => {
        const n = await offers(offered);
        await offered.nth(i % n).tap({ timeout: 2000 }); // a bot may have changed the table meanwhile: count again
      }).toPass();
      const choice = page.locator("dialog[open] [data-action]").first();
      if (await choice.isVisible()) await ifThere(choice.tap({ timeout: 2000 }));
      if (await page.locator("dialog[open]").isVisible()) await page.keyboard.press("Escape");
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });
}

test("a table of two need not be scrolled on a small wide screen", async ({ browser }) => {
  const page = await person(browser, "Ann", { viewport: { width: 1280, height: 720 } });
  for (const game of games()) {
    await sit(page, game, [ME, BOT]);
    await board(page);
    await clickOptions(page, 4);
    await expect.poll(() => page.locator("[data-board]").evaluate((found) => found.scrollHeight - found.clientHeight), game).toBeLessThanOrEqual(0);
  }
});

test("from the lobby to a table: name, table, turn", async ({ browser }) => {
  const page = await person(browser, "");
  await page.goto("/");
  await page.locator("[data-play=cthulhu_realms]").click();
  await page.locator("#name").fill("Ann");
  await page.locator("[data-save-name]").click();
  await board(page);
  await asked(page);
  await expect(page.locator("[data-seat='0']")).toContainText("Ann");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible();
});

test("two browsers play each other through an invitation", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  const bob = await person(browser, "");
  await ann.goto("/new/cthulhu_realms");
  await ann.locator("[data-seat-kind='1']").selectOption("open");
  await ann.getByLabel("Only with the link").check();
  await ann.locator("[data-create]").click();
  const link = await ann.locator(".link code").textContent();
  await bob.goto(link ?? "");
  await bob.locator("[data-sit='1']").click();
  await bob.locator("#name").fill("Bob");
  await bob.locator("[data-save-name]").click();
  await board(ann);
  await board(bob);
  for (let turn = 0; turn < 4; turn++) {
    let mover = ann;
    await expect
      .poll(async () => {
        for (const page of [ann, bob]) {
          if (!(await page.locator("[data-action=end]").isVisible())) continue;
          mover = page;
          return true;
        }
        return false;
      })
      .toBe(true);
    await mover.locator("[data-action=end]").click();
    await expect((mover === ann ? bob : ann).locator("[data-action=end]")).toBeVisible();
  }
  await expect(ann.locator("[data-log]")).toContainText("Bob");
});

test("hot-seat asks to pass the device and shows the other hand only then", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, { kind: "guest", name: "Bob" }]);
  const cover = page.locator("[data-show-hand]");
  await cover.click();
  const first = await page.locator("[data-seat].asked").getAttribute("data-seat");
  await page.locator("[data-action=end]").click();
  await expect(cover).toBeVisible();
  await cover.click();
  await expect(page.locator("[data-seat].asked")).not.toHaveAttribute("data-seat", first ?? "");
  await expect(page.locator(".hand [data-card]").first()).toBeVisible();
});

test("a spectator sees no hand and no option", async ({ browser }) => {
  const ann = await person(browser, "Ann");
  const id = await sit(ann, "cthulhu_realms", [ME, BOT]);
  await asked(ann);
  await clickOptions(ann, 4);
  const eve = await person(browser, "");
  await eve.goto(`/t/${id}`);
  await board(eve);
  await expect(eve.locator(".hand")).toHaveCount(0);
  await expect(eve.locator("[data-options], [data-action]")).toHaveCount(0);
  for (const seat of [0, 1]) await expect(eve.locator(`[data-zone='${seat}/hand'] [data-card]`)).toHaveCount(0);
});

test("a reload in mid-game shows the same table", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await clickOptions(page, 6);
  await asked(page);
  const log = await settledLog(page);
  const hand = await page.locator(".hand [data-card]").count();
  await page.reload();
  await asked(page);
  await expect(page.locator("[data-log] li")).toHaveText(log);
  await expect(page.locator(".hand [data-card]")).toHaveCount(hand);
});

test("the server is killed and restarted in mid-game; the page goes on by itself", async ({ browser }) => {
  const server = await Server.start();
  try {
    const page = await person(browser, "Ann", {}, server.url);
    await sit(page, "cthulhu_realms", [ME, BOT]);
    await clickOptions(page, 5);
    await asked(page);
    const log = await settledLog(page);
    await server.kill();
    await expect(page.getByRole("status")).toContainText("Reconnecting");
    await server.again();
    await expect(page.getByRole("status")).toHaveCount(0);
    await expect(page.locator("[data-log] li")).toHaveText(log);
    expect(await clickOptions(page, 4)).toBe(4);
  } finally {
    await server.kill();
  }
});

test("a decision is taken back", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  const cards = await page.locator(".hand [data-card]").count();
  await page.locator(".hand [data-options]").first().click();
  await expect(page.locator(".hand [data-card]")).toHaveCount(cards - 1);
  await page.locator("[data-takeback]").click();
  await expect(page.locator(".hand [data-card]")).toHaveCount(cards);
  await expect(page.locator("[data-takeback]")).toHaveCount(0);
});

test("both languages, switched in the middle of a game and remembered", async ({ browser }) => {
  const page = await person(browser, "Анна", {}, base(), "ru");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  await expect(page.locator("[data-prompt]")).toContainText("Разыгрывайте карты");
  await page.locator("[data-menu]").click();
  await page.locator("[data-lang]").selectOption("en");
  await expect(page.locator("[data-prompt]")).toContainText("Play cards");
  await page.reload();
  await expect(page.locator("[data-prompt]")).toContainText("Play cards");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a turn by keyboard alone", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, BOT]);
  await asked(page);
  const cards = await page.locator(".hand [data-card]").count();
  await page.locator("body").press("ArrowLeft");
  for (let i = 0; i < 30; i++) {
    if (await page.evaluate(() => document.activeElement?.closest(".hand") !== null)) break;
    await page.keyboard.press("ArrowLeft");
  }
  await page.keyboard.press("Enter");
  await expect(page.locator(".hand [data-card]")).toHaveCount(cards - 1);
  await page.keyboard.press("z");
  await expect(page.locator(".hand [data-card]")).toHaveCount(cards);
});

test("every click changes the table, and the time it takes is told", async ({ browser }) => {
  const page = await person(browser, "Ann");
  await sit(page, "cthulhu_realms", [ME, { kind: "guest", name: "Bob" }]);
  await page.locator("[data-show-hand]").click();
  const times = await page.evaluate(async () => {
    const times: number[] = [];
    const log = () => document.querySelector("[data-log]")?.textContent;
    for (let i = 0; i < 30; i++) {
      document.querySelector<HTMLElement>("[data-show-hand]")?.click();
      await new Promise((done) => setTimeout(done, 30));
      const target = document.querySelector<HTMLElement>(".hand [data-options]") ?? document.querySelector<HTMLElement>("[data-action=end]");
      if (!target) break;
      const before = log();
      const start = performance.now();
      const changed = new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          if (log() === before) return;
          watch.disconnect();
          done();
        });
        watch.observe(document.body, { childList: true, characterData: true, subtree: true });
      });
      target.click();
      await changed;
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b);
  });
  const median = times[Math.floor(times.length / 2)] ?? Infinity;
  console.log(`click to changed table: median ${median.toFixed(1)} ms of ${times.length}`);
  expect(times).toHaveLength(30);
});
