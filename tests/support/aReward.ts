import type { RewardRow } from "#contracts/api.ts";

/** A reward of 4.20 USD that can be claimed. */
export const aReward = (id: string, over: Partial<RewardRow> = {}): RewardRow => ({
  id,
  title: `Reward ${id}`,
  source: "offer",
  kind: "money",
  currency: "USD",
  amount: 420,
  turnover: 0,
  days: 0,
  state: "claimable",
  grantedAt: "2026-03-01T00:00:00Z",
  expiresAt: null,
  endedAt: null,
  ...over,
});
