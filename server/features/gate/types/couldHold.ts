import { matchesPattern } from "#compile/patterns/matchesPattern.ts";
import { compare, comparisons, holdsNothing, isEmpty } from "#engine/index.ts";
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
  if (value !== undefined) return valueHolds(value, condition, facts);
  if (Array.isArray(all)) return worst(all.map((part) => couldHold(part, facts)));
  if (Array.isArray(any)) return opposite(worst(any.map((part) => opposite(couldHold(part, facts)))));
  if (not !== undefined) return opposite(couldHold(not, facts));
  return "no";
}

function valueHolds(compared: unknown, asked: Record<string, unknown>, facts: KnownFacts): Certainty {
  const found = knownValue(compared, facts);
  if (found === undefined) return "maybe";
  const { in: list, exists, empty, matches } = asked;
  if (list !== undefined) return isAmong(found.value, list, facts);
  if (typeof exists === "boolean") return certain(exists === !isEmpty(found.value));
  if (typeof empty === "boolean") return certain(empty === holdsNothing(found.value));
  if (typeof matches === "number") return certain(matchesPattern(found.value, matches));
  const comparison = comparisons.find((one) => asked[one] !== undefined);
  if (comparison === undefined) return "no";
  const wanted = knownValue(asked[comparison], facts);
  return wanted === undefined ? "maybe" : certain(compare(found.value, comparison, wanted.value));
}

/** One that it is decides it; that it is none of them is known only where all of them are. */
function isAmong(value: unknown, list: unknown, facts: KnownFacts): Certainty {
  const known = Array.isArray(list) ? list.map((one) => knownValue(one, facts)) : undefined;
  if (known === undefined) return "maybe";
  if (known.some((one) => one !== undefined && one.value === value)) return "yes";
  return known.includes(undefined) ? "maybe" : "no";
}

/** What a pointer reads, where it is known. */
function knownAt(pointer: string, facts: KnownFacts): { value: unknown } | undefined {
  if (pointer.startsWith("/brand/")) return { value: readPointer({ brand: facts.brand }, pointer) };
  return facts.values.has(pointer) ? { value: facts.values.get(pointer) } : undefined;
}

/** What a literal or a binding comes to, where it is known. */
function knownValue(written: unknown, facts: KnownFacts): { value: unknown } | undefined {
  if (!isRecord(written)) return { value: written };
  const { bind, fallback } = written;
  const found = typeof bind === "string" ? knownAt(bind, facts) : undefined;
  return found && { value: found.value ?? fallback };
}

const certain = (holds: boolean): Certainty => (holds ? "yes" : "no");

const opposite = (one: Certainty): Certainty => (one === "maybe" ? "maybe" : one === "yes" ? "no" : "yes");

/** All parts together: no where one does not hold, maybe where one is not known. */
function worst(parts: readonly Certainty[]): Certainty {
  return parts.includes("no") ? "no" : parts.includes("maybe") ? "maybe" : "yes";
}
