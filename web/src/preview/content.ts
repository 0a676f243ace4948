/** What the command writes into the page. */

import type { GameTexts } from "../net/wire";
import type { Lang } from "../store/prefs.svelte";

export interface Content {
  lang: Lang;
  texts: Record<Lang, Pick<GameTexts, "id" | "name" | "faces" | "ftl">>;
}
