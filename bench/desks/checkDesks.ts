import { readFileSync } from "node:fs";
import { places } from "../harness/places.ts";
import type { DeskResult } from "./DeskResult.ts";

/** One budget beside what was measured. */
export interface DeskLine {
  desk: string;
  said: string;
  isMet: boolean;
}

/** Sets the budgets of `desks` in bench/budgets.json beside the medians: what a desk takes, and as a multiple of the lightest. */
export function checkDesks(
  results: readonly Pick<DeskResult, "desk" | "pressed" | "addressed" | "ratio">[],
): DeskLine[] {
  const { desks } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    desks: { mostMs: number; ratio: number };
  };
  return results.map(({ desk, pressed, addressed, ratio }) => {
    const longest = Math.max(pressed.median, addressed.median);
    const said = `${longest.toFixed(0)} ms, at most ${desks.mostMs}; ${ratio.median.toFixed(2)} of the lightest, at most ${desks.ratio}`;
    return { desk, said, isMet: longest <= desks.mostMs && ratio.median <= desks.ratio };
  });
}
