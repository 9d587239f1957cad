import fc from "fast-check";
import type { ContractTerms, ContractTier } from "#compile/contracts/ContractTerms.ts";

/** A tier as [from, to, profitLoss, activeMembers, rate]. */
export function aTier([from = 0, to = null, profitLoss, activeMembers, rate]: (number | null)[]): ContractTier {
  return { from: from ?? 0, to, profitLoss: profitLoss ?? 0, activeMembers: activeMembers ?? 0, rate: rate ?? 0 };
}

/** A monthly dividend of the platform by valid bets, of one tier, but for the parts that are given. */
export function aContract(part: Partial<ContractTerms> = {}): ContractTerms {
  return {
    kind: "dividend",
    measure: "validBet",
    cycle: "monthly",
    payer: "platform",
    carriesOver: false,
    tiers: [aTier([0, null, 0, 0, 100])],
    ...part,
  };
}

/** Any terms that may be offered. */
export const goodTerms: fc.Arbitrary<ContractTerms> = fc
  .record({
    measure: fc.constantFrom("validBet", "loss"),
    cycle: fc.constantFrom("daily", "weekly", "semimonthly", "monthly"),
    payer: fc.constantFrom("platform", "upline"),
    carriesOver: fc.boolean(),
    starts: fc.uniqueArray(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 1, maxLength: 6 }),
    rates: fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { minLength: 6, maxLength: 6 }),
    losses: fc.array(fc.integer({ min: 0, max: 2 ** 40 }), { minLength: 6, maxLength: 6 }),
    members: fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 6, maxLength: 6 }),
  })
  .map(({ starts, rates, losses, members, carriesOver, ...heads }) => {
    const [froms, rising, lost, active] = [starts, rates, losses, members].map((list) =>
      list.toSorted((a, b) => a - b),
    );
    const tiers = (froms ?? []).map((from, at) =>
      aTier([from, froms?.[at + 1] ?? null, lost?.[at] ?? 0, active?.[at] ?? 0, rising?.[at] ?? 0]),
    );
    return aContract({ ...heads, carriesOver: carriesOver && heads.measure === "loss", tiers });
  });
