import type { Match } from "./Match.ts";
import { ranks } from "./ranks.ts";

/** Matches every node of a kind. A rank above 10 lets a brand's renderer win over the skin's. */
export function kindIs(kind: string, rank: number = ranks.plain): Match {
  return { kind, rank, description: `kind is "${kind}"` };
}
