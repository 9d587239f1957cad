import { readFileSync } from "node:fs";
import { places } from "./places.ts";
import type { ServeResult } from "./ServeResult.ts";

/** One budget beside what was measured. */
export interface ServeLine {
  name: string;
  coding: ServeResult["coding"];
  /** The share of the bare route's speed that it must have. */
  least: number;
  /** By processor time: the client cannot hold that back. */
  cpu: number;
  isMet: boolean;
}

/**
 * Sets the budgets of `serve` in bench/budgets.json, one for each name, beside the medians; what has none is left out. Without
 * processor times, requests a second count.
 */
export function checkServe(results: readonly ServeResult[]): ServeLine[] {
  const { serve } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    serve: { ratio: Record<string, number> };
  };
  return results.flatMap(({ name, coding, ratio }) => {
    const least = serve.ratio[name];
    if (least === undefined) return [];
    const cpu = Number.isNaN(ratio.cpu.median) ? ratio.rate.median : ratio.cpu.median;
    return [{ name, coding, least, cpu, isMet: cpu >= least }];
  });
}
