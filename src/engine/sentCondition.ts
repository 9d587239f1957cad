import type { Condition } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { comparisons } from "./compare.ts";
import { createScope } from "./createScope.ts";
import { evaluateCondition } from "./evaluateCondition.ts";

/** Deeper than any form that somebody fills in. */
const deepest = 5;
/** More parts than that are no condition of a field. */
const mostParts = 20;

const asked: readonly string[] = [...comparisons, "in", "exists", "empty", "matches"];

/**
 * The condition of a field that a call sends: it compares what was filled in (`/form/…`) with literals, or with what was filled in
 * elsewhere, and reads nothing else, so that the platform can judge it too. Undefined where it is another one.
 */
export function sentCondition(sent: unknown, depth = 1): Condition | undefined {
  if (!isRecord(sent) || depth > deepest) return undefined;
  const { all, any, not, value, ...others } = sent;
  const members = Object.keys(sent);
  if (members.length === 1 && not !== undefined) {
    const part = sentCondition(not, depth + 1);
    return part && { not: part };
  }
  for (const [name, list] of Object.entries({ all, any })) {
    if (list === undefined) continue;
    if (members.length !== 1 || !Array.isArray(list) || list.length > mostParts) return undefined;
    const parts = list.map((part) => sentCondition(part, depth + 1));
    return parts.includes(undefined) ? undefined : ({ [name]: parts } as unknown as Condition);
  }
  const [[how, wanted] = [], ...more] = Object.entries(others);
  if (how === undefined || more.length > 0 || !asked.includes(how) || !isFilledIn(value)) return undefined;
  const isFine = how === "in" ? Array.isArray(wanted) && wanted.every(isKnown) : isKnown(wanted);
  return isFine ? (sent as unknown as Condition) : undefined;
}

/**
 * Whether fields that were sent are shown, by what was filled in: for the platform, which judges a form with the same conditions as
 * the site.
 */
export function shownAmong(values: Readonly<Record<string, unknown>>): (field: { when?: Condition }) => boolean {
  const scope = createScope({ form: () => values }, () => false);
  return ({ when }) => evaluateCondition(when, scope);
}

function isFilledIn(value: unknown): boolean {
  if (!isRecord(value) || Object.keys(value).length !== 1) return false;
  return typeof value["bind"] === "string" && /^\/form\/[^/]+$/.test(value["bind"]);
}

function isKnown(value: unknown): boolean {
  return value === null || ["string", "number", "boolean"].includes(typeof value) || isFilledIn(value);
}
