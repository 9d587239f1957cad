import { speak } from "../front/words.ts";
import { ChoiceError, type InstantGame, type Random } from "../Game.ts";
import { slotWords } from "./words.ts";

/** Symbols by their number in `strips`; the first stands for any other. */
export const symbols = ["naga", "seven", "lotus", "bell", "gem", "leaf", "plum", "ring"] as const;

/** How often each symbol is on each reel; 32 to 33 places a reel. */
const counts: readonly (readonly number[])[] = [
  [2, 2, 2, 3, 4, 5, 6, 8],
  [3, 2, 2, 3, 4, 5, 6, 7],
  [3, 2, 2, 3, 4, 5, 6, 7],
  [3, 2, 2, 3, 4, 5, 6, 7],
  [2, 2, 2, 3, 4, 5, 6, 8],
];

/** What three, four and five of a symbol pay from the left, in stakes of a line. Together with the reels 96.3 % come back. */
export const pays: readonly (readonly [number, number, number])[] = [
  [50, 250, 1_000],
  [25, 100, 500],
  [15, 60, 250],
  [10, 40, 150],
  [8, 25, 80],
  [5, 15, 50],
  [5, 12, 40],
  [4, 10, 30],
];

/** The row that each line crosses on each reel. */
export const lines: readonly (readonly number[])[] = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
  [1, 0, 0, 0, 1],
  [1, 2, 2, 2, 1],
  [0, 1, 1, 1, 0],
];

/** How many symbols of a reel are seen. */
export const rows = 3;

/** The reels: each symbol as often as counted, spread evenly. */
export const strips: readonly (readonly number[])[] = counts.map(spread);

/** What a line won. */
export interface LineWin {
  line: number;
  symbol: number;
  count: number;
  payout: number;
}

/** How a spin came out. */
export interface SlotOutcome {
  /** Where each reel stopped. */
  stops: number[];
  /** The symbols that are seen, by reel. */
  grid: number[][];
  wins: LineWin[];
}

/** Five reels, three rows, ten lines, all of them always played. */
export const slotRules: InstantGame = {
  kind: "instant",
  name: "slot",
  family: "RNG",
  mostUnits: 500,
  readChoices({ sent }) {
    if (sent !== undefined && sent !== null) throw new ChoiceError("There is nothing to choose.");
    return null;
  },
  play({ random, stake }) {
    const outcome = spin(random, stake);
    const payout = outcome.wins.reduce((sum, win) => sum + win.payout, 0);
    return { outcome: JSON.parse(JSON.stringify(outcome)), payout };
  },
  detailsOf(_choices, outcome, language = "EN") {
    const words = speak(slotWords, language);
    const { wins = [] } = (outcome ?? {}) as Partial<SlotOutcome>;
    return wins.map(({ line, symbol, count }) => ({
      name: `${words.line} ${line + 1}`,
      value: `${count} × ${words[symbols[symbol] ?? "naga"]}`,
    }));
  },
};

function spin(random: Random, stake: number): SlotOutcome {
  const stops = strips.map((strip) => random.below(strip.length));
  const grid = strips.map((strip, reel) =>
    Array.from({ length: rows }, (_, row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? 0),
  );
  // The smallest chip of every currency is a multiple of ten.
  const lineStake = stake / lines.length;
  const wins = lines.flatMap((_, line) => lineWin(grid, line, lineStake) ?? []);
  return { stops, grid, wins };
}

/** The best that a line wins. */
function lineWin(grid: readonly (readonly number[])[], line: number, lineStake: number): LineWin | undefined {
  const seen = (lines[line] ?? []).map((row, reel) => grid[reel]?.[row] ?? 0);
  const first = seen.find((symbol) => symbol !== 0) ?? 0;
  const candidates = [first, 0].map((symbol) => {
    const end = seen.findIndex((one) => one !== 0 && one !== symbol);
    const count = end === -1 ? seen.length : end;
    return { line, symbol, count, payout: (pays[symbol]?.[count - 3] ?? 0) * lineStake };
  });
  const best = candidates.reduce((a, b) => (b.payout > a.payout ? b : a));
  return best.payout > 0 ? best : undefined;
}

function spread(own: readonly number[]): number[] {
  const places = own.flatMap((count, symbol) =>
    Array.from({ length: count }, (_, at) => ({ symbol, place: (at + (symbol + 1) / (own.length + 1)) / count })),
  );
  return places.toSorted((a, b) => a.place - b.place || a.symbol - b.symbol).map(({ symbol }) => symbol);
}
