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

/** What a page of the table bench offers to the harness, `window.__table`. */
export interface TableProbe {
  /** Draws so many rows in place of those before; ends when they are painted. */
  mount(count: number): Promise<void>;
  /** Scrolls through all rows, a fling a frame; the most elements that the box held. */
  scrollThrough(): Promise<number>;
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

/** Frames in which all rows are scrolled through. */
const frames = 150;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Puts a table where the harness looks for it. `draw` fills a box that scrolls, and gives what takes the rows away again. */
export function installTable(draw: (box: HTMLElement, rows: readonly BenchRow[]) => () => void): void {
  let clear = () => {};
  const box = document.createElement("div");
  box.style.blockSize = `${boxHeight}px`;
  box.style.overflow = "auto";
  document.querySelector("#root")?.append(box);
  const given = new Map<number, BenchRow[]>();
  const rowsOf = (count: number) => given.get(count) ?? benchRows(count);
  for (const count of [fewRows, tableRows]) given.set(count, benchRows(count));
  const probe: TableProbe = {
    async mount(count) {
      clear();
      clear = draw(box, rowsOf(count));
      while (box.querySelectorAll("tbody tr").length < 2) await nextFrame();
      await nextFrame();
    },
    async scrollThrough() {
      let most = 0;
      for (let frame = 1; frame <= frames; frame += 1) {
        box.scrollTop = ((box.scrollHeight - box.clientHeight) * frame) / frames;
        await nextFrame();
        most = Math.max(most, box.querySelectorAll("*").length);
      }
      return most;
    },
  };
  Object.assign(window, { __table: probe });
}
