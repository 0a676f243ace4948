/** A person in a browser. */

import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";

export interface Seat {
  kind: string;
  agent?: string;
  name?: string;
}

export const BOT: Seat = { kind: "bot", agent: "uniform" };
export const ME: Seat = { kind: "me" };

/** Settings that keep a game short, and seats where two are not the smallest table. */
const SHORT: Record<string, { settings: Record<string, string>; seats?: number }> = {
  cthulhu_realms: { settings: { turns: "40" } },
  berserk: { settings: { turns: "40", quiet: "10" } },
  berserk_heroes: { settings: { turns: "30" } },
  elven_rage: { settings: { rounds: "3" } },
  valhalla: { settings: {} },
};

export function base(): string {
  const url = process.env.KOLODA_URL;
  if (!url) throw new Error("no server");
  return url;
}

export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A new person with a name and no animations; the page fails on any error it reports. */
export async function person(browser: Browser, name: string, options: BrowserContextOptions = {}, url = base(), lang = "en"): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, ...options });
  const page = await context.newPage();
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto("/");
  await page.evaluate(
    async ([name, lang]) => {
      localStorage.setItem("koloda", JSON.stringify({ lang, motion: "off" }));
      if (name) await fetch("/api/me", { method: "POST", body: JSON.stringify({ name }) });
    },
    [name, lang] as const,
  );
  return page;
}

/** The games there are, as the registry lists them. */
export function games(): string[] {
  const registry = readFileSync(join(dirname(fileURLToPath(import.meta.url)), "../../src/koloda/games/registry.py"), "utf8");
  const list = /^GAMES = \[([^\]]*)\]/ms.exec(registry)?.[1] ?? "";
  return [...list.matchAll(/"(\w+)"/g)].map((match) => match[1] ?? "");
}

/** Open a table by request and go there. */
export async function sit(page: Page, game: string, seats: Seat[], extra: object = {}): Promise<string> {
  const made = await page.evaluate(
    async (body) => (await fetch("/api/tables", { method: "POST", body: JSON.stringify(body) })).json() as Promise<{ id: string; text?: string }>,
    { game, seats, settings: SHORT[game]?.settings ?? {}, ...extra },
  );
  expect(made.text ?? "", "the table was refused").toBe("");
  await page.goto(`/t/${made.id}`);
  return made.id;
}

export async function board(page: Page): Promise<void> {
  await expect(page.locator("[data-board]")).toBeVisible();
}

/** Wait for an own decision. */
export async function asked(page: Page): Promise<void> {
  await expect(page.locator(".prompt.mine, [data-result]").first()).toBeVisible();
}

/** The log once nothing is added to it any more. */
export async function settledLog(page: Page): Promise<string[]> {
  const lines = page.locator("[data-log] li");
  let log = await lines.allTextContents();
  await expect(async () => {
    const before = log;
    await page.waitForTimeout(500);
    log = await lines.allTextContents();
    expect(log).toEqual(before);
  }).toPass();
  return log;
}

/** How many options are offered, once there are any. */
export async function offers(offered: Locator): Promise<number> {
  let n = 0;
  await expect.poll(async () => (n = await offered.count())).toBeGreaterThan(0);
  return n;
}

/** A click on what may be gone by now: the table goes on while one looks at it. */
export async function ifThere(click: Promise<void>): Promise<void> {
  await click.catch(() => undefined); // whoever clicks on finds out whether the game goes on
}

/** Click offered options with the mouse, one after the other; returns how many were taken. */
export async function clickOptions(page: Page, n: number): Promise<number> {
  let taken = 0;
  while (taken < n) {
    await asked(page);
    if (await page.locator("[data-result]").isVisible()) break;
    const offered = page.locator("[data-board] [data-options], .hand [data-options], .prompt [data-action]");
    const count = await offered.count();
    if (!count) continue;
    const target = offered.nth((taken * 7 + 3) % count);
    await ifThere(target.click({ force: true, timeout: 2000 }));
    const dialog = page.locator("dialog[open]");
    if (await dialog.isVisible()) {
      const inside = dialog.locator("[data-action], [data-options]");
      if (await inside.count()) await ifThere(inside.first().click({ timeout: 2000 }));
      if ((await dialog.isVisible()) && (await dialog.locator("[data-action]").count())) await ifThere(dialog.locator("[data-action]").first().click({ timeout: 2000 }));
      if (await dialog.isVisible()) await page.keyboard.press("Escape");
    }
    taken += 1;
  }
  return taken;
}

/** Play on to the end by clicking offered options from within the page. */
export async function playOut(page: Page, seconds: number): Promise<{ clicks: number; over: boolean }> {
  return page.evaluate(async (limit) => {
    const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
    const end = performance.now() + limit * 1000;
    let clicks = 0;
    let x = 7;
    const pick = <T>(list: T[]): T | undefined => {
      x = (x * 1103515245 + 12345) % 2147483648;
      return list[Math.floor((x / 2147483648) * list.length)];
    };
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter((found) => found.offsetParent !== null || found.closest("dialog"));
    while (performance.now() < end) {
      if (document.querySelector("[data-result]")) return { clicks, over: true };
      const cover = document.querySelector<HTMLElement>("[data-show-hand]");
      const dialog = document.querySelector<HTMLDialogElement>("dialog[open]");
      const offered = cover
        ? [cover]
        : dialog
          ? all("dialog[open] [data-action], dialog[open] [data-options]")
          : all("[data-board] [data-options], .hand [data-options], .prompt [data-action]:not(:disabled)");
      const target = pick(offered);
      if (target) {
        target.click();
        clicks += 1;
      } else if (dialog) dialog.close();
      await pause(target ? 2 : 15);
    }
    return { clicks, over: document.querySelector("[data-result]") !== null };
  }, seconds);
}
