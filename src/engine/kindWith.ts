import type { Match, Subject } from "./Match.ts";
import { ranks } from "./ranks.ts";

/** Matches nodes of a kind that one of their own properties singles out: `kindWith("menu", "variant", "bottom")`. */
export function kindWith(kind: string, property: string, value: unknown, rank: number = ranks.close): Match {
  const test = (subject: Subject) => subject[property] === value;
  return { kind, rank, test, description: `kind is "${kind}" and ${property} is ${JSON.stringify(value)}` };
}
