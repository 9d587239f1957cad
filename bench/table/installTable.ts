import { installList } from "../harness/ListProbe.ts";

/** One row of the measured table: a round of a game. */
export interface BenchRow {
  id: string;
  placedAt: string;
  game: string;
  vendor: string;
  /** In cents. */
  stake: number;
  /** In cents. */
  won: number;
  state: string;
}

/** How many rows are drawn, and how high the box is that scrolls, in pixels. */
export const tableRows = 10_000;
/** As many as bring all parts of the page that come on demand. */
export const fewRows = 50;
const boxHeight = 600;

const games = ["Naga Spin", "Jade Lantern", "Copper Reel", "River Otter", "Monsoon Gold"];
const vendors = ["Naga", "Lantern", "Copper", "Otter"];
const states = ["settled", "open", "void"];

/** The rows, the same each time. */
function benchRows(count: number): BenchRow[] {
  const first = Date.UTC(2026, 0, 1);
  return Array.from({ length: count }, (_, place) => ({
    id: `r${place}`,
    placedAt: new Date(first + place * 61_000).toISOString(),
    game: games[place % games.length] ?? "",
    vendor: vendors[place % vendors.length] ?? "",
    stake: 100 + ((place * 37) % 9_900),
    won: place % 3 === 0 ? (place * 91) % 30_000 : 0,
    state: states[place % states.length] ?? "",
  }));
}

/** Puts a table where the harness looks for it. `draw` fills a box that scrolls, and gives what takes the rows away again. */
export function installTable(draw: (box: HTMLElement, rows: readonly BenchRow[]) => () => void): void {
  installList({ height: boxHeight, rowsOf: benchRows, counts: [fewRows, tableRows], drawn: "tbody tr" }, draw);
}
