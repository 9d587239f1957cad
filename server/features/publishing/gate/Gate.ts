import type { Site } from "#contracts/config.ts";
import type { ConfigProblem } from "./ConfigProblem.ts";
import type { DrawRequest } from "./toDrawInput.ts";

/** What a configuration has to pass before it goes live. */
export interface Gate {
  /** Everything; takes up to a few seconds. */
  check(site: Site): Promise<ConfigProblem[]>;
  /** What can be said while somebody types: shape, references, contrast. */
  quick(site: Site): Promise<ConfigProblem[]>;
  /** What its pages are drawn from; null where it is too broken to be compiled. */
  toDrawing(site: Site): DrawRequest | null;
}
