import { othersInOrder, type ZoneView } from "../../table/view";
import type { CthulhuRealmsView } from "./view";

const ROWS = ["row0", "row1", "row2", "row3"] as const;

/** Every row of three or four players at its place in the circle: row s lies clockwise next to seat s (CR-8.9). */
export function rowsAround(view: CthulhuRealmsView): { row: string; content: ZoneView; place: string }[] {
  return [view.seat ?? 0, ...othersInOrder(view)].flatMap((seat, i) => {
    const row = ROWS[seat] ?? "row0";
    const content = view.zones[row];
    return content?.count ? [{ row, content, place: `row${i}` }] : [];
  });
}
