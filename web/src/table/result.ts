/** How a finished game is told in one line. */

import type { Table } from "../net/wire";
import { t } from "../store/words.svelte";

export function headline(table: Table): string {
  const result = table.result;
  if (!result) return t("game-over");
  const best = Math.max(...result);
  const winners = result.flatMap((value, seat) => (value === best ? [seat] : []));
  if (result.length > 1 && winners.length === result.length) return t("draw");
  const own = table.mine;
  if (own.length === 1) {
    const mine = result[own[0] ?? 0] ?? 0;
    if (result.length === 1) return mine > 0 ? t("you-win") : t("you-lose");
    return mine === best ? t("you-win") : t("you-lose");
  }
  const names = winners.map((seat) => table.chairs[seat]?.name ?? "").join(", ");
  return t(winners.length > 1 ? "winners" : "winner", { names });
}
