import { spreadOf } from "../harness/spreadOf.ts";
import type { BalanceSamples, VisitSamples } from "./runVisits.ts";
import type { BalanceResult, Beside, VisitResult } from "./VisitResult.ts";
import type { PageSample, RoundSample, VisitSample } from "./VisitSample.ts";

/** Ratios are formed within a round, and the median of them is given. */
function besideOf(pairs: readonly { ours: number; byHand: number }[]): Beside {
  return {
    ours: spreadOf(pairs.map(({ ours }) => ours)),
    byHand: spreadOf(pairs.map(({ byHand }) => byHand)),
    ratio: spreadOf(pairs.map(({ ours, byHand }) => ours / byHand)),
  };
}

/** Medians of the rounds of first visits. */
export function summariseVisits(measured: readonly VisitSamples[]): VisitResult[] {
  return measured.map(({ network, path, language, rounds }) => {
    const beside = (pick: (page: PageSample) => number) =>
      besideOf(rounds.map(({ ours, byHand }) => ({ ours: pick(ours), byHand: pick(byHand) })));
    const medianOf = (who: "ours" | "byHand", pick: (visit: VisitSample) => number) =>
      spreadOf(rounds.map((round) => pick(round[who].first)));
    const hasForm = rounds.every(({ ours, byHand }) => ours.key !== null && byHand.key !== null);
    const keyOf = (name: "painted" | "answered") => (hasForm ? beside(({ key }) => key?.[name] ?? Number.NaN) : null);
    const last = rounds.at(-1) as RoundSample;
    const counted = (pick: (visit: VisitSample) => number) => ({
      ours: medianOf("ours", pick).median,
      byHand: medianOf("byHand", pick).median,
    });
    return {
      network,
      path,
      language,
      rounds: rounds.length,
      firstPaint: beside(({ first }) => first.firstPaint),
      largestPaint: beside(({ first }) => first.largestPaint),
      key: keyOf("painted"),
      answered: keyOf("answered"),
      again: spreadOf(rounds.map(({ again }) => again.largestPaint)),
      againRatio: spreadOf(rounds.map(({ again, ours }) => again.largestPaint / ours.first.largestPaint)),
      shift: medianOf("ours", ({ shift }) => shift),
      blocked: {
        ours: medianOf("ours", ({ blocked }) => blocked),
        byHand: medianOf("byHand", ({ blocked }) => blocked),
      },
      bytes: counted(({ bytes }) => bytes),
      requests: counted(({ requests }) => requests),
      largest: { ours: last.ours.first.largest, byHand: last.byHand.first.largest },
    };
  });
}

/** Medians of the rounds until a balance was painted. */
export function summariseBalances(measured: readonly BalanceSamples[]): BalanceResult[] {
  return measured.map(({ network, language, rounds }) => ({
    network,
    language,
    rounds: rounds.length,
    balance: besideOf(rounds),
  }));
}
