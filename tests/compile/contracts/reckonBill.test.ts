import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TeamFigures } from "#compile/contracts/ContractTerms.ts";
import { findTier, reckonBill } from "#compile/contracts/reckonBill.ts";
import { aContract, aTier, goodTerms } from "#tests/support/aContract.ts";

const amount = fc.integer({ min: 0, max: 2 ** 50 });
const figures: fc.Arbitrary<TeamFigures> = fc.record({
  validBet: amount,
  profitLoss: fc.integer({ min: -(2 ** 50), max: 2 ** 50 }),
  activeMembers: fc.integer({ min: 0, max: 60 }),
});
const tiers = [aTier([1_000, 5_000, 0, 0, 100]), aTier([5_000, null, 300, 3, 250])];
const team = (validBet: number, profitLoss: number, activeMembers: number) => ({ validBet, profitLoss, activeMembers });

describe("a bill of a contract", () => {
  it.each([
    ["below the first tier", team(999, 0, 9), null, 0],
    ["at the first tier", team(1_000, 0, 0), 0, 10],
    ["just below the second", team(4_999, 900, 9), 0, 49],
    ["at the second", team(5_000, 300, 3), 1, 125],
    ["with too few members for the second", team(9_000, 300, 2), 0, 90],
    ["with too little loss for the second", team(9_000, 299, 3), 0, 90],
    ["of a team that won, where no loss is asked for", team(2_000, -500, 1), 0, 20],
  ])("%s", (_name, done, tier, due) => {
    expect(reckonBill(aContract({ tiers }), done)).toMatchObject({ tier, due, carried: 0, carry: 0 });
  });

  it("is rounded down, and says what was rounded off", () => {
    const terms = aContract({ tiers: [aTier([0, null, 0, 0, 333])] });
    expect(reckonBill(terms, team(101, 0, 1))).toMatchObject({ due: 3, roundedOff: 3_633 });
  });

  it("takes what the team won before off what it loses, until nothing is left of it", () => {
    const terms = aContract({ measure: "loss", carriesOver: true, tiers: [aTier([0, null, 0, 0, 1_000])] });
    let carry = 0;
    const dues = [-700, 400, 500, 600].map((loss) => {
      const sheet = reckonBill(terms, team(0, loss, 1), carry);
      ({ carry } = sheet);
      return [sheet.base, sheet.due, sheet.carry];
    });
    expect(dues).toEqual([
      [0, 0, -700],
      [0, 0, -300],
      [200, 20, 0],
      [600, 60, 0],
    ]);
    expect(reckonBill({ ...terms, carriesOver: false }, team(0, 500, 1), -700)).toMatchObject({ due: 50, carry: 0 });
  });

  it("is exact for any figures: due and what is rounded off are base times rate", () => {
    fc.assert(
      fc.property(goodTerms, figures, fc.integer({ min: -(2 ** 50), max: 0 }), (terms, done, carried) => {
        const sheet = reckonBill(terms, done, carried);
        expect(BigInt(sheet.due) * 10_000n + BigInt(sheet.roundedOff)).toBe(BigInt(sheet.base) * BigInt(sheet.rate));
        expect(sheet.roundedOff).toBeLessThan(10_000);
        expect([sheet.base >= 0, sheet.due >= 0, sheet.carry <= 0]).toEqual([true, true, true]);
        if (terms.carriesOver) expect(sheet.base + sheet.carry).toBe(done.profitLoss + sheet.carried);
      }),
    );
  });

  it("hits the last tier that is reached in all that it asks for, as a walk through all of them finds", () => {
    fc.assert(
      fc.property(goodTerms, figures, ({ tiers: steps }, done) => {
        const measured = done.validBet;
        let hit: number | null = null;
        steps.forEach((step, at) => {
          const lost = step.profitLoss === 0 || done.profitLoss >= step.profitLoss;
          if (step.from <= measured && lost && step.activeMembers <= done.activeMembers) hit = at;
        });
        expect(findTier({ tiers: steps }, { ...done, measured })).toBe(hit);
      }),
    );
  });

  it("never falls when a team does more of everything", () => {
    fc.assert(
      fc.property(goodTerms, figures, figures, (terms, done, more) => {
        const sum = team(
          done.validBet + more.validBet,
          done.profitLoss + Math.abs(more.profitLoss),
          done.activeMembers + more.activeMembers,
        );
        expect(reckonBill(terms, sum).due).toBeGreaterThanOrEqual(reckonBill(terms, done).due);
      }),
    );
  });
});
