import { othersInOrder, type View } from "../../table/view";

/** Every row of three or four players at its place in the circle: row s lies clockwise next to seat s (CR-8.9). */
export function rowsAround(view: View): { row: number; place: string }[] {
  return [view.seat ?? 0, ...othersInOrder(view)]
    .map((row, i) => ({ row, place: `row${i}` }))
    .filter(({ row }) => view.zones[`row${row}`]?.count);
}
