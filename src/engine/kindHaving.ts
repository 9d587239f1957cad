import type { Match, Subject } from "./Match.ts";
import { ranks } from "./ranks.ts";

/**
 * Matches nodes of a kind that have a property, whatever it is: `kindHaving("form", "steps")`; of several, one of them.
 */
export function kindHaving(kind: string, property: string | readonly string[], rank: number = ranks.close): Match {
  const names = typeof property === "string" ? [property] : property;
  const test = (subject: Subject) => names.some((name) => subject[name] !== undefined);
  return { kind, rank, test, description: `kind is "${kind}" and it has ${names.join(" or ")}` };
}
