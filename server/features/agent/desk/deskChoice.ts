import type { ContractKind } from "#compile/contracts/ContractTerms.ts";
import { addDays, startOfDay } from "#server/localDay.ts";
import { demandDateRange } from "../toDateRange.ts";

/** Which bills an operator looks at, or confirms. */
export interface DeskChoice {
  /** Of accounts that begin so. */
  account?: string | undefined;
  kind?: ContractKind | undefined;
  /** Days (yyyy-MM-dd) in the brand's zone on which periods began, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The condition of a choice for the row `b` and its agent `a`, and its values from `$1` on. */
export const matchesChoice = `($1::text IS NULL OR starts_with(a.account_key, lower($1))) AND ($2::text IS NULL OR b.kind = $2)
  AND ($3::timestamptz IS NULL OR b.period_from >= $3) AND ($4::timestamptz IS NULL OR b.period_from < $4)`;

/** The values. Throws 400 for days that are backwards or span more than a year. */
export function toChoiceValues({ account, kind, from, to }: DeskChoice, zone: string): unknown[] {
  demandDateRange({ from, to });
  return [
    account?.trim() || null,
    kind ?? null,
    from === undefined ? null : startOfDay(from, zone),
    to === undefined ? null : startOfDay(addDays(to, 1), zone),
  ];
}
