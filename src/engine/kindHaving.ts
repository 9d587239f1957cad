import type { Match, Subject } from "./Match.ts";
import { ranks } from "./ranks.ts";

/** Matches nodes of a kind that have a property, whatever it is: `kindHaving("form", "steps")`. */
export function kindHaving(kind: string, property: string, rank: number = ranks.close): Match {
  const test = (subject: Subject) => subject[property] !== undefined;
  return { kind, rank, test, description: `kind is "${kind}" and it has ${property}` };
}
