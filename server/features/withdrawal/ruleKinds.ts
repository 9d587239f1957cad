import { isEqual } from "#json/equal.ts";
import type { Queryable } from "#server/db/Database.ts";
import { sayAmount } from "#server/features/console/describeAct.ts";
import type { FeeTerms } from "#server/features/ledger/feeOf.ts";
import type { RuleKind } from "#server/features/money/RuleChange.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";
import { findRule, saveRule, type StoredRule } from "./StoredRule.ts";
import { saveWay, waysOf, type NumberShape, type StoredWay } from "./StoredWay.ts";

/** What can be changed of the rules of a currency. */
export type RuleTerms = Omit<StoredRule, "currency" | "changedBy">;

/** What can be changed of a way to be paid. */
export type WayTerms = Pick<StoredWay, "kind" | "isOpen" | "name" | "fees" | "number" | "place">;

const amounts: ReadonlySet<string> = new Set(["least", "most", "dayMost", "twoFrom"]);

/** The rules of withdrawals, by currency. */
export const withdrawalRuleKind: RuleKind = {
  kind: "withdrawalRule",
  async read(tx: Queryable, currency: string) {
    const rule = await findRule(tx, currency);
    if (!rule) return undefined;
    const { currency: _, changedBy: __, ...terms } = rule;
    return { ...terms };
  },
  write: (tx, currency, terms, { operators, at }) =>
    saveRule(tx, { currency, ...(terms as unknown as RuleTerms), changedBy: operators }, at),
  currencyOf: (name, currency) => (amounts.has(name) ? currency : undefined),
};

/** The ways to be paid. */
export const withdrawalWayKind: RuleKind = {
  kind: "withdrawalWay",
  async read(tx: Queryable, id: string) {
    const [way] = await waysOf(tx, id);
    if (!way) return undefined;
    const { kind, isOpen, name, fees, number, place } = way;
    return { kind, isOpen, words: name, fees, number, place };
  },
  write: (tx, id, parts, { operators, at }) => {
    const { words, ...terms } = parts as unknown as Omit<WayTerms, "name"> & { words: TextsByLanguage };
    return saveWay(tx, { id, name: words, ...terms, changedBy: operators, changedAt: at });
  },
  say(name, value) {
    if (name === "words") return sayPairs(value as TextsByLanguage, (text) => text);
    if (name === "fees") return sayPairs(value as Record<string, FeeTerms>, sayFee);
    if (name !== "number") return undefined;
    const { alphabet, prefix, min, max } = value as NumberShape;
    return `${alphabet} ${prefix}${min}–${max}`;
  },
  feesOf(name, before, after) {
    if (name !== "fees") return null;
    const [was, becomes] = [before ?? {}, after ?? {}] as [FeesByCurrency, FeesByCurrency];
    return [...new Set([...Object.keys(was), ...Object.keys(becomes)])]
      .filter((currency) => !isEqual(was[currency], becomes[currency]))
      .map((currency) => ({
        currency,
        fixedBefore: was[currency]?.feeFixed ?? null,
        shareBefore: shareOf(was[currency]),
        fixedAfter: becomes[currency]?.feeFixed ?? null,
        shareAfter: shareOf(becomes[currency]),
      }));
  },
};

type FeesByCurrency = Readonly<Record<string, FeeTerms>>;

/** Hundredths of a percent as a fraction. */
function shareOf(terms: FeeTerms | undefined): number | null {
  return terms === undefined ? null : terms.feePoints / 10_000;
}

function sayFee({ feeFixed, feePoints }: FeeTerms, currency: string): string {
  return `${sayAmount(feeFixed, currency)} + ${feePoints / 100} %`;
}

function sayPairs<Value>(pairs: Readonly<Record<string, Value>>, say: (value: Value, key: string) => string): string {
  return Object.entries(pairs)
    .map(([key, value]) => `${key}: ${say(value, key)}`)
    .join("; ");
}
