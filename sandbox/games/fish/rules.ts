import { speak } from "../front/words.ts";
import { ChoiceError, type InstantGame } from "../Game.ts";
import { fishWords } from "./words.ts";

/** A kind of fish. */
export interface Kind {
  name: string;
  /** What it pays when it is caught, in stakes; one of them, each as likely. */
  times: readonly number[];
}

/** Out of so many shots … */
export const outOf = 100_000;
/** … so many stakes come back, whatever is shot at. */
const back = 96_000;

/** Kinds by what they pay; their mean divides `back`, so that each gives back the very same. */
export const kinds = [
  { name: "sprat", times: [2] },
  { name: "clown", times: [3] },
  { name: "angel", times: [5] },
  { name: "puffer", times: [8] },
  { name: "turtle", times: [12] },
  { name: "ray", times: [20] },
  { name: "shark", times: [40] },
  { name: "chest", times: [20, 40, 60, 120] },
  { name: "whale", times: [100] },
  { name: "dragon", times: [200] },
] as const satisfies readonly Kind[];

/** The name of a kind. */
export type KindName = (typeof kinds)[number]["name"];

/** How a shot came out. */
export interface Shot {
  isCaught: boolean;
  /** What it pays, in stakes; 0 where it got away. */
  times: number;
}

/** Of `outOf` shots at a kind so many hit. */
export function hitsOf(kind: Kind): number {
  const mean = kind.times.reduce((sum, times) => sum + times, 0) / kind.times.length;
  return back / mean;
}

/** A sea where a shot costs the stake; the kind of fish alone says how likely it hits, not where or when it is shot. */
export const fishRules: InstantGame = {
  kind: "instant",
  name: "fish",
  family: "FISH",
  mostUnits: 100,
  readChoices({ sent }) {
    const { fish } = (sent ?? {}) as Record<string, unknown>;
    const kind = kinds.find(({ name }) => name === fish);
    if (!kind) throw new ChoiceError("There is no such fish.");
    return { fish: kind.name };
  },
  play({ random, stake, choices }) {
    const { fish } = choices as { fish: KindName };
    const kind: Kind = kinds.find(({ name }) => name === fish) ?? kinds[0];
    const isCaught = random.below(outOf) < hitsOf(kind);
    const times = isCaught ? (kind.times[random.below(kind.times.length)] ?? 0) : 0;
    return { outcome: { isCaught, times }, payout: stake * times };
  },
  detailsOf(choices, outcome, language = "EN") {
    const words = speak(fishWords, language);
    const { fish } = choices as { fish: KindName };
    const shot = { name: words.fish, value: words[fish] };
    if (outcome === null) return [shot];
    const { isCaught, times } = outcome as unknown as Shot;
    return [shot, { name: words.hit, value: isCaught ? `× ${times}` : words.no }];
  },
};
