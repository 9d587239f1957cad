/** What is drawn: the three regions of Vietnam, and the quick draws of three dice and of five digits. */
export const lotteryKinds = ["north", "centre", "south", "fast3", "ball5"] as const;
export type LotteryKind = (typeof lotteryKinds)[number];

/** Tables of odds (games specification, section 9); each returns more on one kind of play than the others do. */
export const prizeModes = ["Lott", "ZY", "Elott", "SEA"] as const;
export type PrizeMode = (typeof prizeModes)[number];

/** What is picked: a set of digits a place, numbers of which each is one bet, numbers taken so many at a time, or answers. */
export type PickShape =
  | { kind: "digits"; places: number }
  | { kind: "numbers" }
  | { kind: "choose"; count: number; most: number }
  | { kind: "options"; options: readonly string[] };

/** A way to play. Its code names its words: `play_<code>`. */
export interface PlayType {
  code: string;
  kinds: readonly LotteryKind[];
  shape: PickShape;
  /** What of a prize mode counts for it. */
  group: "two" | "three" | "many" | "side";
}

/** Lengths of the numbers that are drawn, prize by prize, the special prize first. */
export const prizeLengths: Readonly<Record<LotteryKind, readonly (readonly number[])[]>> = {
  north: [[5], [5], [5, 5], [5, 5, 5, 5, 5, 5], [4, 4, 4, 4], [4, 4, 4, 4, 4, 4], [3, 3, 3], [2, 2, 2, 2]],
  centre: [[6], [5], [5], [5, 5], [5, 5, 5, 5, 5, 5, 5], [4], [4, 4, 4], [3], [2]],
  south: [[6], [5], [5], [5, 5], [5, 5, 5, 5, 5, 5, 5], [4], [4, 4, 4], [3], [2]],
  fast3: [[1, 1, 1]],
  ball5: [[1, 1, 1, 1, 1]],
};

const regions = ["north", "centre", "south"] as const;
const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
const places = ["1", "2", "3", "4", "5"] as const;

/** Every way to play, in the order of the menus. */
export const playTypes: readonly PlayType[] = [
  { code: "last2", kinds: regions, shape: { kind: "numbers" }, group: "two" },
  { code: "any2", kinds: regions, shape: { kind: "numbers" }, group: "two" },
  { code: "last3", kinds: regions, shape: { kind: "digits", places: 3 }, group: "three" },
  { code: "any3", kinds: regions, shape: { kind: "digits", places: 3 }, group: "three" },
  { code: "last4", kinds: regions, shape: { kind: "digits", places: 4 }, group: "three" },
  { code: "pair", kinds: regions, shape: { kind: "choose", count: 2, most: 20 }, group: "many" },
  { code: "triple", kinds: regions, shape: { kind: "choose", count: 3, most: 12 }, group: "many" },
  { code: "head", kinds: regions, shape: { kind: "options", options: digits }, group: "side" },
  { code: "tail", kinds: regions, shape: { kind: "options", options: digits }, group: "side" },
  { code: "size", kinds: ["ball5", "fast3"], shape: { kind: "options", options: ["small", "big"] }, group: "side" },
  { code: "parity", kinds: ["ball5", "fast3"], shape: { kind: "options", options: ["odd", "even"] }, group: "side" },
  {
    code: "duel",
    kinds: ["ball5"],
    shape: { kind: "options", options: ["dragon", "tiger", "tie"] },
    group: "side",
  },
  ...places.map((place): PlayType => ({
    code: `ball${place}`,
    kinds: ["ball5"],
    shape: { kind: "options", options: digits },
    group: "side",
  })),
  { code: "end2", kinds: ["ball5"], shape: { kind: "digits", places: 2 }, group: "two" },
  { code: "end3", kinds: ["ball5"], shape: { kind: "digits", places: 3 }, group: "three" },
  {
    code: "sum",
    kinds: ["fast3"],
    shape: { kind: "options", options: Array.from({ length: 16 }, (_, at) => String(at + 3)) },
    group: "side",
  },
  {
    code: "form",
    kinds: ["fast3"],
    shape: { kind: "options", options: ["alike", "run", "pairs", "mixed"] },
    group: "side",
  },
  {
    code: "face",
    kinds: ["fast3"],
    shape: { kind: "options", options: ["1", "2", "3", "4", "5", "6"] },
    group: "side",
  },
];

/** The ways to play of a draw. */
export const playTypesOf = (kind: LotteryKind): PlayType[] => playTypes.filter(({ kinds }) => kinds.includes(kind));
