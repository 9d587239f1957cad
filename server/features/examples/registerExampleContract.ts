import type { FastifyInstance } from "fastify";
import type { ExampleContract, ExampleTier } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { createMemory } from "./createMemory.ts";

/** The caller's own contract: no agent below may be given more at the same turnover. Amounts in minor units. */
const parentTiers: readonly ExampleTier[] = [
  { from: 0, players: 0, rate: 20 },
  { from: 5_000_000, players: 5, rate: 30 },
  { from: 20_000_000, players: 10, rate: 45 },
];
const parentRate = 45;

/** Tiers are at least so far apart, in minor units. */
const step = 100_000;

interface Agreed {
  tiers: readonly ExampleTier[];
  agreedAt: Date | null;
}

type Fault = { key: string; values?: Record<string, unknown>; min?: number; max?: number };

/** Serves the contract behind `examples/pages/exampleContract.json`. */
export function registerExampleContract(app: FastifyInstance, { clock }: Deps): void {
  const agreed = createMemory<Agreed>(() => ({ tiers: [{ from: 0, players: 0, rate: 10 }], agreedAt: null }));
  const answer = ({ tiers, agreedAt }: Agreed, currency: string): ExampleContract => ({
    account: "player07",
    currency,
    tiers: [...tiers],
    parent: { rate: parentRate, tiers: [...parentTiers] },
    step,
    agreedAt: agreedAt?.toISOString() ?? null,
  });

  operation(app, "getExampleContract", ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    return answer(agreed.of(memberId), currency);
  });

  operation(app, "saveExampleContract", ({ body, request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const fieldErrors = findErrors(body.tiers);
    if (Object.keys(fieldErrors).length > 0)
      throw refusal("form_invalid", "Please check what you typed.", { fieldErrors });
    const now = { tiers: body.tiers, agreedAt: clock.now() };
    agreed.keep(memberId, now);
    return answer(now, currency);
  });
}

/** What is wrong with tiers, by the pointer of each: they rise, and give no more than the caller's own contract. */
function findErrors(tiers: readonly ExampleTier[]): Record<string, Fault> {
  const faults: Record<string, Fault> = {};
  for (const [place, tier] of tiers.entries()) {
    const before = tiers[place - 1];
    const note = (name: keyof ExampleTier, key: string, values: Record<string, unknown>) =>
      void (faults[`/tiers/${place}/${name}`] ??= { key, values });
    if (before && tier.from < before.from + step) note("from", "error.example_tier_near", {});
    if (before && tier.players < before.players) note("players", "form.least", { min: before.players });
    if (before && tier.rate < before.rate) note("rate", "form.least", { min: before.rate });
    const own = parentTiers.findLast(({ from }) => from <= tier.from)?.rate ?? 0;
    if (tier.rate > own) note("rate", "error.example_tier_above", { rate: own });
  }
  return faults;
}
