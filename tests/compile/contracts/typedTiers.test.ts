import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkTerms } from "#compile/contracts/checkTerms.ts";
import { contractSteps } from "#compile/contracts/contractSteps.ts";
import { judgeTypedTiers, readTier, writeTier } from "#compile/contracts/typedTiers.ts";
import { aContract, aTier, goodTerms } from "#tests/support/aContract.ts";

describe("tiers that are typed", () => {
  it("come back as they were written, to the hundredth of a percent", () => {
    fc.assert(
      fc.property(goodTerms, ({ tiers }) => {
        expect(tiers.map((tier) => readTier(writeTier(tier)))).toEqual(tiers);
      }),
    );
    for (let rate = 0; rate <= 10_000; rate += 1)
      expect(readTier(writeTier(aTier([0, null, 0, 0, rate]))).rate).toBe(rate);
  });

  it.each([
    [
      "rise, touch and stay below the ceiling",
      [
        { from: 0, to: 500, percent: 1 },
        { from: 500, percent: 2.5 },
      ],
      {},
    ],
    [
      "overlap",
      [
        { from: 0, to: 500, percent: 1 },
        { from: 400, percent: 2 },
      ],
      { "/1/from": "error.contract_overlap" },
    ],
    [
      "leave a gap",
      [
        { from: 0, to: 500, percent: 1 },
        { from: 600, percent: 2 },
      ],
      { "/1/from": "error.contract_gap" },
    ],
    [
      "fall",
      [
        { from: 900, to: 1_000, activeMembers: 4, percent: 2 },
        { from: 800, activeMembers: 3, percent: 1 },
      ],
      {
        "/1/from": "error.contract_order",
        "/1/activeMembers": "error.contract_falls",
        "/1/percent": "error.contract_rate_falls",
      },
    ],
    ["exceed what was given", [{ from: 0, percent: 2.51 }], { "/0/percent": "error.contract_ceiling" }],
    [
      "end where they begin",
      [
        { from: 5, to: 5, percent: 1 },
        { from: 5, percent: 2 },
      ],
      {
        "/0/to": "error.contract_order",
        "/1/from": "error.contract_order",
      },
    ],
    [
      "have an end after all, and none between",
      [
        { from: 0, percent: 1 },
        { from: 5, to: 9, percent: 2 },
      ],
      {
        "/0/to": "error.contract_open",
        "/1/to": "error.contract_open",
      },
    ],
    [
      "exceed what was given before their amounts are typed",
      [{ percent: 2.51 }],
      { "/0/percent": "error.contract_ceiling" },
    ],
    ["are not typed to their end, and are for the rules of their cells", [{ percent: 1 }, { from: 5 }, {}], {}],
  ])("that %s", (_, rows, found) => {
    expect(judgeTypedTiers(rows, { ceiling: 250 })).toEqual(found);
  });

  it("are found fault with where the platform finds it, in any terms at all", () => {
    const tier = fc.record({
      from: fc.nat(20),
      to: fc.option(fc.nat(20)),
      profitLoss: fc.nat(2),
      activeMembers: fc.nat(2),
      rate: fc.nat(300),
    });
    fc.assert(
      fc.property(fc.array(tier, { minLength: 1, maxLength: 4 }), fc.nat(300), (tiers, ceiling) => {
        const cells = checkTerms(aContract({ tiers }), { ceiling }).map(({ at }) =>
          at.replace("/tiers", "").replace("rate", "percent"),
        );
        expect(
          Object.keys(
            judgeTypedTiers(
              tiers.map((one) => ({ ...writeTier(one) })),
              { ceiling },
            ),
          ).toSorted(),
        ).toEqual([...new Set(cells)].toSorted());
      }),
    );
  });
});

describe("tiers beside those of the version before", () => {
  it("are the same, changed, new or left out", () => {
    const [one, two, other] = [aTier([0, 5, 0, 0, 1]), aTier([5, null, 0, 0, 2]), aTier([5, null, 0, 0, 3])];
    const of = (before: (typeof one)[] | null, now: (typeof one)[]) =>
      contractSteps(before && { tiers: before }, { tiers: now }).map(({ number, change }) => [number, change]);
    expect(of(null, [one])).toEqual([[1, "none"]]);
    expect(of([one, two], [one, other])).toEqual([
      [1, "none"],
      [2, "changed"],
    ]);
    expect(of([one], [one, two])).toEqual([
      [1, "none"],
      [2, "added"],
    ]);
    expect(of([one, two], [one])).toEqual([
      [1, "none"],
      [2, "removed"],
    ]);
  });
});
