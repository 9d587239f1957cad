import { readFileSync } from "node:fs";
import { places } from "./places.ts";
import type { PublishResult, PublishTimes } from "./PublishResult.ts";

/** One budget beside what was measured. */
export interface PublishLine {
  streams: number;
  moment: keyof PublishTimes;
  /** The share of the publication of everything that the publication of one page may take. */
  most: number;
  share: number;
  isMet: boolean;
}

/** Sets the budgets of `publish` in bench/budgets.json beside the medians, for each number of streams. */
export function checkPublish(results: readonly Pick<PublishResult, "streams" | "ratio">[]): PublishLine[] {
  const { publish } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    publish: { ratio: Record<keyof PublishTimes, number> };
  };
  return results.flatMap(({ streams, ratio }) =>
    (["answered", "painted"] as const).map((moment) => {
      const most = publish.ratio[moment];
      const share = ratio[moment].median;
      return { streams, moment, most, share, isMet: share <= most };
    }),
  );
}
