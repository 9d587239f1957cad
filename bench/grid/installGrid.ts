import { installList } from "../harness/ListProbe.ts";

/** One card of the measured grid: a game. */
export interface BenchGame {
  displayName: string;
  vendor: string;
  gameCode: string;
  /** Its cover. */
  icon: string;
  isHot: 0 | 1;
}

/** How many games are drawn, and how many bring all parts of the page that come on demand. */
export const gridGames = 12_000;
export const fewGames = 60;
/** Cards side by side, as on a phone. */
export const columns = 3;
/** The screen of a phone without what stands above and below the list, in pixels. */
const boxHeight = 720;

const names = ["Golden", "Lucky", "Velvet", "Monsoon", "Jade", "Copper", "River"];
const things = ["Naga", "Lotus", "Temple", "Otter", "Lantern"];
/** A picture of one pixel: what a decoder does is nobody's here. */
const cover =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

/** The games, the same each time. */
function benchGames(count: number): BenchGame[] {
  return Array.from({ length: count }, (_, place) => ({
    displayName: `${names[place % names.length] ?? ""} ${things[place % things.length] ?? ""} ${place}`,
    vendor: `Vendor ${place % 100}`,
    gameCode: `g${place}`,
    icon: cover,
    isHot: place % 10 === 0 ? 1 : 0,
  }));
}

/** Puts a grid where the harness looks for it. `draw` fills a box that scrolls, and gives what takes the cards away again. */
export function installGrid(draw: (box: HTMLElement, games: readonly BenchGame[]) => () => void): void {
  installList({ height: boxHeight, rowsOf: benchGames, counts: [fewGames, gridGames], drawn: ".poster__press" }, draw);
}
