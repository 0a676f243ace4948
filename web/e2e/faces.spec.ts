import { execFileSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, type Page } from "@playwright/test";
import { games } from "./playing";
import { python, ROOT } from "./server";

/** Every card of every game as a face 108 px wide: nothing cut, nothing too small, nothing too pale. */

const WIDTH = 108;
const LEAST = { name: 11, text: 10, type: 10, number: 12 };
const CONTRAST = 4.5;
const folder = mkdtempSync(join(tmpdir(), "koloda-faces-"));

interface Box {
  x: number;
  y: number;
  right: number;
  bottom: number;
}

interface Writing extends Box {
  card: string;
  what: string;
  colour: string;
}

interface Measured {
  faults: string[];
  writings: Writing[];
  sizes: Record<string, number>; // how many faces of each size of text
  nicks: number;
  faces: number;
}

function write(game: string): string {
  const path = join(folder, `${game}.html`);
  execFileSync(python(), ["-m", "koloda", "cards", game, "--html", path], { cwd: ROOT });
  return path;
}

/** Sizes and places of everything written on the faces of the page. */
function measure(page: Page): Promise<Measured> {
  return page.evaluate((least) => {
    const found: Measured = { faults: [], writings: [], sizes: {}, nicks: 0, faces: 0 };
    const SLACK = 0.75;
    const inside = (box: Box, frame: Box) => box.x >= frame.x - SLACK && box.y >= frame.y - SLACK && box.right <= frame.right + SLACK && box.bottom <= frame.bottom + SLACK;
    const plain = ({ left, top, right, bottom }: DOMRect): Box => ({ x: left, y: top, right, bottom });
    const inset = (box: Box, by: number): Box => ({ x: box.x + by, y: box.y + by, right: box.right - by, bottom: box.bottom - by });
    const meet = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
    /** The lines of an element's text, as high as its letters. */
    const rows = (element: Element): { box: Box; style: CSSStyleDeclaration }[] => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const boxes: { box: Box; style: CSSStyleDeclaration }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.textContent?.trim() || !node.parentElement) continue;
        const style = getComputedStyle(node.parentElement);
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) {
          const spare = Math.max(0, (rect.height - Number.parseFloat(style.fontSize)) / 2);
          if (rect.width > 1) boxes.push({ box: { x: rect.left, y: rect.top + spare, right: rect.right, bottom: rect.bottom - spare }, style });
        }
      }
      return boxes;
    };
    for (const holder of document.querySelectorAll<HTMLElement>("[data-face]")) {
      const card = holder.dataset.face ?? "";
      const face = holder.querySelector<HTMLElement>(".face");
      const inner = face?.querySelector(".in");
      if (!face || !inner) continue;
      found.faces += 1;
      const size = ["big", "long", "dense"].find((name) => face.classList.contains(name)) ?? "usual";
      found.sizes[size] = (found.sizes[size] ?? 0) + 1;
      if (face.querySelector(".nick")) found.nicks += 1;
      const frame = plain(inner.getBoundingClientRect());
      const gems = [...face.querySelectorAll(".gem")].map((gem) => inset(plain(gem.getBoundingClientRect()), 4));
      const fault = (what: string) => found.faults.push(`${card}: ${what}`);
      let above = frame.y; // where the writing above ends
      for (const [what, selector] of [["name", ".name"], ["type", ".type"], ["text", ".text .line"]] as const) {
        let end = above;
        for (const element of face.querySelectorAll(selector)) {
          for (const { box, style } of rows(element)) {
            if (Number.parseFloat(style.fontSize) < least[what]) fault(`${what} of ${style.fontSize}`);
            if (!inside(box, frame)) fault(`${what} is cut`);
            if (gems.some((gem) => meet(box, gem))) fault(`${what} below a number`);
            if (what !== "name" && box.y < above - 2) fault(`${what} over what stands above it`);
            end = Math.max(end, box.bottom);
            found.writings.push({ ...box, card, what, colour: style.color });
          }
          for (const glyph of element.querySelectorAll(".glyph")) {
            const box = plain(glyph.getBoundingClientRect());
            if (!inside(box, frame)) fault("a glyph is cut");
            if (gems.some((gem) => meet(inset(box, 1), gem))) fault("a glyph below a number");
          }
        }
        above = end;
      }
      for (const number of face.querySelectorAll(".gem b")) {
        for (const { box, style } of rows(number)) {
          if (Number.parseFloat(style.fontSize) < least.number) fault(`a number of ${style.fontSize}`);
          found.writings.push({ ...box, card, what: "number", colour: style.color });
        }
      }
      if (!face.querySelector(".figure")) fault("no picture");
    }
    return found;
  }, LEAST);
}

/** Writings whose letters stand out too little against what is painted below them. */
async function pale(page: Page, writings: Writing[]): Promise<string[]> {
  await page.addStyleTag({ content: ".face *, .face *::before, .face *::after { color: transparent !important; text-shadow: none !important; }" });
  const shot = (await page.screenshot({ fullPage: true })).toString("base64");
  const blank = await page.context().newPage();
  const found = await blank.evaluate(
    async ({ shot, writings, least }) => {
      const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${shot}`)).blob());
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d", { willReadFrequently: true });
      if (!context) return ["no canvas"];
      context.drawImage(image, 0, 0);
      const part = (value: number) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4);
      const light = (r: number, g: number, b: number) => 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
      return writings.flatMap(({ card, what, colour, x, y, right, bottom }) => {
        const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
        const ink = light(r, g, b);
        const { data } = context.getImageData(Math.round(x), Math.round(y), Math.max(1, Math.round(right - x)), Math.max(1, Math.round(bottom - y)));
        const ratios: number[] = [];
        for (let i = 0; i < data.length; i += 4) {
          const ground = light(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0);
          ratios.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
        }
        const low = ratios.sort((one, other) => one - other)[Math.floor(ratios.length / 20)] ?? 0;
        return low < least ? [`${card}: ${what} has a contrast of ${low.toFixed(1)}`] : [];
      });
    },
    { shot, writings, least: CONTRAST },
  );
  await blank.close();
  return found;
}

for (const game of games()) {
  test(`every face of ${game} can be read at ${WIDTH} px`, async ({ context }) => {
    const path = write(game);
    for (const lang of ["ru", "en"]) {
      const page = await context.newPage();
      await page.goto(`file://${path}?width=${WIDTH}&lang=${lang}`);
      await expect(page.locator(`[data-preview=${lang}]`)).toBeVisible();
      await page.evaluate(() => document.fonts.ready);
      await expect(page.locator("[data-face]:not(:has(.figure))")).toHaveCount(0);
      const { faults, writings, sizes, nicks, faces } = await measure(page);
      expect(faces).toBeGreaterThan(0);
      faults.push(...(await pale(page, writings)));
      const { big = 0, usual = 0, long = 0, dense = 0 } = sizes;
      console.log(`${game} ${lang}: ${faces} faces, text larger on ${big}, usual on ${usual}, smaller on ${long}, smallest on ${dense}; ${nicks} short names; ${faults.length} faults`);
      expect([...new Set(faults)]).toEqual([]);
      await page.close();
    }
  });
}
