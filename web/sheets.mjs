/** Sheets of all faces of every game for docs/screenshots: make sheets. */

import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";

const [python = "python3", ...games] = process.argv.slice(2);
const ROOT = join(import.meta.dirname, "..");
const SHEETS = [
  { lang: "ru", width: 150 },
  { lang: "en", width: 108 },
];

const folder = mkdtempSync(join(tmpdir(), "koloda-sheets-"));
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox", "--headless"] });
for (const game of games) {
  const path = join(folder, `${game}.html`);
  execFileSync(python, ["-m", "koloda", "cards", game, "--html", path], { cwd: ROOT, stdio: "inherit" });
  for (const { lang, width } of SHEETS) {
    const page = await browser.newPage({ viewport: { width: 2000, height: 900 } });
    await page.goto(`file://${path}?lang=${lang}&width=${width}`);
    await page.waitForFunction(() => document.querySelectorAll(".figure").length === document.querySelectorAll("[data-face]").length);
    await page.evaluate(() => document.fonts.ready);
    await page.screenshot({ path: join(ROOT, `docs/screenshots/faces-${game}-${lang}.jpg`), type: "jpeg", quality: 80, fullPage: true });
    await page.close();
  }
}
await browser.close();
