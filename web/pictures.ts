/** Bundles the pictures that cards name in their files, and no others: a module a game. */

import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";
import { BOX } from "./src/cards/box";

const PREFIX = "virtual:pictures/";
const HERE = dirname(fileURLToPath(import.meta.url));
const GAMES = join(HERE, "../src/koloda/games");
const CARDS = join(HERE, "src/cards");

interface Icons {
  icons: Record<string, { body: string }>;
}

export function pictures(): Plugin {
  const { icons } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as Icons;
  return {
    name: "koloda-pictures",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null;
      const drawn = Object.fromEntries(names(id.slice(PREFIX.length + 1)).map((name) => [name, outline(icons, name)]));
      return `export default ${JSON.stringify(drawn)}`;
    },
  };
}

/** The pictures that the cards of a game name; those by kind of card and behind them; those of the glyphs and marks. */
function names(module: string): string[] {
  if (module === "kinds") return Object.values(read<Record<string, string>>("kinds"));
  if (module === "scenes") return Object.values(read<Record<string, { back: string[] }>>("scenes")).flatMap(({ back }) => back);
  if (module === "glyphs") return ["glyphs", "marks"].flatMap((name) => Object.values(read<Record<string, [string, string]>>(name)).map(([art]) => art));
  const folder = join(GAMES, module, "cards");
  const files = readdirSync(folder).filter((file) => file.endsWith(".toml"));
  const texts = files.map((file) => readFileSync(join(folder, file), "utf8"));
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/^art\s*= "([^"]+)"/gm)].map((found) => found[1] ?? "")))];
}

function read<T>(name: string): T {
  return JSON.parse(readFileSync(join(CARDS, `${name}.json`), "utf8")) as T;
}

const DRAWN = 512; // the side of the box the icons come in

/** A picture as one path in our box. */
function outline(icons: Icons["icons"], name: string): string {
  const icon = icons[name];
  if (!icon) throw new Error(`there is no picture ${name}`);
  const smaller = icon.body.replaceAll("<path", `<path transform="scale(${BOX / DRAWN})"`);
  const { data } = optimize(`<svg viewBox="0 0 ${DRAWN} ${DRAWN}">${smaller}</svg>`, {
    multipass: true,
    plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }],
  });
  return [...data.matchAll(/ d="([^"]+)"/g)].map((path) => path[1]).join("");
}
