import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Promotions } from "#contracts/config.ts";
import type { Queryable } from "#server/db/Database.ts";
import { endBonus } from "#server/features/bonus/endBonus.ts";
import { loadBonuses } from "#server/features/bonus/StoredBonus.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { termsOf } from "#server/features/promotion/offerGift.ts";
import { productFolder } from "#server/features/publishing/bundled/productFolder.ts";
import { createRewards } from "#server/features/reward/createRewards.ts";

const dayMs = 86_400_000;
const cause = { type: "system", ref: "demo" } as const;

/** What a demo player has of an offer: given so many days ago, claimed where so much of its turnover is done, and ended. */
const given: readonly {
  offer: string;
  amount: number;
  daysAgo: number;
  done?: number;
  end?: "turnover" | "expired";
}[] = [
  { offer: "hello", amount: 500, daysAgo: 40, done: 0.22, end: "expired" },
  { offer: "weekly", amount: 1_800, daysAgo: 12, done: 1, end: "turnover" },
  { offer: "cashback", amount: 640, daysAgo: 9 },
  { offer: "welcome", amount: 5_000, daysAgo: 8, done: 0.37 },
  { offer: "code-angkor", amount: 300, daysAgo: 1, done: 0.08 },
  { offer: "cashback", amount: 420, daysAgo: 0.3 },
  { offer: "thanks", amount: 1_000, daysAgo: 0.2 },
];

/** Gives a demo player rewards that wait, one that ran out, and bonuses that run and have ended, by the demo's offers. */
export async function insertBonuses(tx: Queryable, account: string, now: Date): Promise<void> {
  const file = join(productFolder, "brands", "fresh", "promotions.json");
  const { offers } = JSON.parse(await readFile(file, "utf8")) as Promotions;
  const [member] = await tx.query<{ id: string; currency: string }>(
    "SELECT id, currency FROM member WHERE account = $1",
    [account],
  );
  if (!member) return;
  const ledger = createLedger({ now: () => now });
  const rewards = createRewards(ledger);
  const { id: memberId, currency } = member;
  for (const { offer: id, amount, daysAgo, done, end } of given) {
    const offer = offers.find((one) => one.id === id);
    if (!offer) continue;
    const at = new Date(now.getTime() - daysAgo * dayMs);
    const gift = {
      memberId,
      source: "offer",
      ref: `${id}:demo:${daysAgo}`,
      offerId: id,
      currency,
      amount,
      title: offer.title,
      at,
    };
    const reward = await rewards.grant(tx, { ...gift, terms: termsOf(offer, amount), claimDays: offer.claimDays ?? 7 });
    if (reward === null || done === undefined) continue;
    await rewards.claim(tx, memberId, reward, { at, cause });
    await tx.query(
      `WITH counted AS (UPDATE bonus SET done = floor(required * $2::numeric) WHERE reward_id = $1 RETURNING id, done)
       INSERT INTO bonus_turnover (bonus_id, bet_id, amount, at) SELECT id, 'demo:' || id, done, $3 FROM counted WHERE done > 0`,
      [reward, done, at],
    );
    const [bonus] = end ? await loadBonuses(tx, "WHERE b.reward_id = $1", [reward]) : [];
    if (bonus && end) {
      // What comes into the wallet is its latest entry.
      const endedAt = end === "turnover" ? now : bonus.endsAt;
      await endBonus(tx, ledger, bonus, { reason: end, at: endedAt, cause });
    }
  }
  await rewards.expire(tx, now, memberId);
}
