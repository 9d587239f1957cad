import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTerms, findEndedBy, mostTiers } from "#compile/contracts/checkTerms.ts";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import { termsDifference } from "#compile/contracts/termsDifference.ts";

import { setAt } from "#json/pointer.ts";
import { aContract, aTier, goodTerms } from "#tests/support/aContract.ts";
import cases from "#tests/fixtures/contracts/tiers.json" with { type: "json" };

describe("terms of a contract", () => {
  it.each(cases.cases)("with $name: what is wrong stands beside its cause", ({ tiers, ceiling, findings }) => {
    const terms = aContract({ tiers: tiers.map(aTier) });
    const found = checkTerms(terms, { ceiling });
    expect(found.map(({ at, code, limit }) => (limit === undefined ? [at, code] : [at, code, limit]))).toEqual(
      findings,
    );
  });

  it.each<[string, Partial<ContractTerms>, string[]]>([
    ["a dividend by loss each half of a month", { measure: "loss", cycle: "semimonthly", carriesOver: true }, []],
    ["wages by loss", { kind: "daily", cycle: "daily", measure: "loss" }, ["/measure"]],
    ["wages by week", { kind: "daily", cycle: "weekly" }, ["/cycle"]],
    ["real-time salary by month", { kind: "realtime" }, ["/cycle"]],
    ["what is won carried over where bets are paid", { carriesOver: true }, ["/carriesOver"]],
  ])("%s", (_name, part, at) => {
    expect(checkTerms(aContract(part)).map((finding) => finding.at)).toEqual(at);
  });

  it("has as many tiers as anybody reads, and no more", () => {
    const rising = (count: number) =>
      Array.from({ length: count }, (_, at) => aTier([at, at === count - 1 ? null : at + 1, 0, 0, at + 1]));
    expect(checkTerms(aContract({ tiers: rising(mostTiers) }))).toEqual([]);
    expect(checkTerms(aContract({ tiers: rising(mostTiers + 1) }))).toEqual([
      { at: "/tiers", code: "tooMany", limit: mostTiers },
    ]);
  });

  it("are good under the highest rate of one's own and bad under any below it, whatever they are", () => {
    fc.assert(
      fc.property(goodTerms, (terms) => {
        const highest = terms.tiers.at(-1)?.rate ?? 0;
        expect(checkTerms(terms, { ceiling: highest })).toEqual([]);
        expect(checkTerms(terms, { ceiling: highest - 1 })).toEqual([
          { at: `/tiers/${terms.tiers.length - 1}/rate`, code: "ceiling", limit: highest - 1 },
        ]);
      }),
    );
  });

  it("that are lower than a downline's end that one, of the same kind alone", () => {
    const at = (rate: number, kind: ContractTerms["kind"] = "dividend") => ({
      terms: aContract({ kind, tiers: [aTier([0, null, 0, 0, rate])] }),
    });
    const [lower, same, higher, other] = [at(99), at(100), at(101), at(500, "daily")];
    expect(findEndedBy(at(100).terms, [lower, same, higher, other])).toEqual([higher]);
  });
});

describe("the difference of two versions", () => {
  it("names each value that changed, and tiers that came and went", () => {
    const before = aContract({ tiers: [aTier([0, 10, 0, 0, 10]), aTier([10, null, 0, 0, 20])] });
    const after = aContract({ payer: "upline", tiers: [aTier([0, null, 0, 2, 10])] });
    expect(termsDifference(before, after)).toEqual([
      { at: "/payer", before: "platform", after: "upline" },
      { at: "/tiers/0/to", before: 10, after: null },
      { at: "/tiers/0/activeMembers", before: 0, after: 2 },
      { at: "/tiers/1", before: before.tiers[1], after: undefined },
    ]);
  });

  it("makes the later version of the one before, and none differs from itself", () => {
    fc.assert(
      fc.property(goodTerms, goodTerms, (before, after) => {
        expect(termsDifference(before, before)).toEqual([]);
        let made: unknown = { ...before, tiers: Object.fromEntries(before.tiers.entries()) };
        for (const { at, after: becomes } of termsDifference(before, after)) made = setAt(made, at, becomes);
        const { tiers, ...heads } = made as Omit<ContractTerms, "tiers"> & { tiers: object };
        expect({ ...heads, tiers: Object.values(tiers).filter((tier) => tier !== undefined) }).toEqual(after);
      }),
    );
  });
});
