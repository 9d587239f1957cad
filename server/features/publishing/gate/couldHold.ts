import { readPointer } from "#json/pointer.ts";
import { isRecord } from "#json/isRecord.ts";

/** What is known for sure while nothing is drawn: features, and values by pointer. What is not among them may be anything. */
export interface KnownFacts {
  flags: ReadonlySet<string>;
  accountType: number | null;
  /** Values of the scope that are known, by the pointers that read them. */
  values: ReadonlyMap<string, unknown>;
  /** The brand's document, which is known as a whole. */
  brand: unknown;
}

/** Whether a condition holds; `maybe` where it hangs on what only a browser knows. */
export type Certainty = "yes" | "no" | "maybe";

/** Decides a condition as far as it can be decided before anybody looks. Nothing is a condition that always holds. */
export function couldHold(condition: unknown, facts: KnownFacts): Certainty {
  if (condition === undefined) return "yes";
  if (!isRecord(condition)) return "no";
  const { flag, accountType, loggedIn, value, all, any, not } = condition;
  if (flag !== undefined) return certain(typeof flag === "string" && facts.flags.has(flag));
  if (Array.isArray(accountType))
    return certain(facts.accountType !== null && (accountType as unknown[]).includes(facts.accountType));
  if (typeof loggedIn === "boolean") return certain((facts.accountType !== null) === loggedIn);
  if (typeof value === "string") return valueHolds(value, condition, facts);
  if (Array.isArray(all)) return worst(all.map((part) => couldHold(part, facts)));
  if (Array.isArray(any)) return opposite(worst(any.map((part) => opposite(couldHold(part, facts)))));
  if (not !== undefined) return opposite(couldHold(not, facts));
  return "no";
}

function valueHolds(pointer: string, { in: list, exists }: Record<string, unknown>, facts: KnownFacts): Certainty {
  const isOfBrand = pointer.startsWith("/brand/");
  if (!isOfBrand && !facts.values.has(pointer)) return "maybe";
  const found = isOfBrand ? readPointer({ brand: facts.brand }, pointer) : facts.values.get(pointer);
  if (Array.isArray(list)) return certain((list as unknown[]).includes(found));
  const isEmpty = found === undefined || found === null || found === "" || (Array.isArray(found) && found.length === 0);
  return certain(exists === !isEmpty);
}

const certain = (holds: boolean): Certainty => (holds ? "yes" : "no");

const opposite = (one: Certainty): Certainty => (one === "maybe" ? "maybe" : one === "yes" ? "no" : "yes");

/** All parts together: no where one does not hold, maybe where one is not known. */
function worst(parts: readonly Certainty[]): Certainty {
  return parts.includes("no") ? "no" : parts.includes("maybe") ? "maybe" : "yes";
}
