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

/**
 * Sets the budgets of `publish` in bench/budgets.json beside the medians of one open page. Among many listeners what is sent to them is
 * the greater part, and the same for one page and for all.
 */
export function checkPublish(results: readonly Pick<PublishResult, "streams" | "ratio">[]): PublishLine[] {
  const { publish } = JSON.parse(readFileSync(`${places.bench}budgets.json`, "utf8")) as {
    publish: { ratio: Record<keyof PublishTimes, number> };
  };
  const alone = results.filter(({ streams }) => streams === 1);
  return alone.flatMap(({ streams, ratio }) =>
    (["answered", "painted"] as const).map((moment) => {
      const most = publish.ratio[moment];
      const share = ratio[moment].median;
      return { streams, moment, most, share, isMet: share <= most };
    }),
  );
}
