import { randomUUID } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import type { BonusTerms } from "#server/features/bonus/BonusTerms.ts";
import { bonusDetail } from "#server/features/bonus/endBonus.ts";
import { lockMember } from "#server/features/bonus/StoredBonus.ts";
import type { Ledger, Transfer } from "#server/features/ledger/createLedger.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

const dayMs = 86_400_000;

/** What is given to a member to claim. */
export interface Gift {
  memberId: string;
  /** Who gives it: `offer`, `operator`, `mission`, `activity`, `rank`, `referral` … */
  source: string;
  /** Which occasion, unique for the member and source: the same occasion gives once. */
  ref: string;
  offerId?: string;
  currency: string;
  /** In minor units. */
  amount: number;
  /** Words by language. */
  title: TextsByLanguage;
  /** Of a bonus, which has to be staked first; without them it is paid into the wallet. */
  terms?: BonusTerms | undefined;
  /** Days in which it can be claimed; for ever where nothing is said. */
  claimDays?: number;
  at: Date;
}

/** Who claims. */
export interface ClaimAct {
  at: Date;
  cause: Transfer["cause"];
}

/** A claimed reward: what came of it. */
export interface Claimed {
  id: string;
  kind: "money" | "bonus";
  currency: string;
  amount: number;
}

/** What members may claim. Every step is in the caller's transaction. */
export interface Rewards {
  /** Gives a reward; the id of it, or null where this occasion gave one before. */
  grant(tx: Queryable, gift: Gift): Promise<string | null>;
  /**
   * Claims a reward of the member: money comes into the wallet, a bonus begins. Throws 404 for somebody else's, `reward_claimed` where
   * it was claimed before, `reward_expired` where it ran out.
   */
  claim(tx: Queryable, memberId: string, rewardId: string, claim: ClaimAct): Promise<Claimed>;
  /** Claims whatever the member can claim, in the order it was given. */
  claimAll(tx: Queryable, memberId: string, claim: ClaimAct): Promise<Claimed[]>;
  /** Ends rewards whose time is over; of one member, or of all. Answers how many. */
  expire(db: Queryable, now: Date, memberId?: string): Promise<number>;
}

interface RewardRow {
  id: string;
  offer_id: string | null;
  kind: Claimed["kind"];
  currency: string;
  amount: number;
  title: TextsByLanguage;
  terms: BonusTerms | null;
  state: "claimable" | "claimed" | "expired";
  expires_at: Date | null;
}

/** As many end in one statement. */
const atOnce = 500;

/** Makes it. */
export function createRewards(ledger: Ledger): Rewards {
  async function pay(tx: Queryable, memberId: string, reward: RewardRow, { at, cause }: ClaimAct): Promise<Claimed> {
    const { id, kind, currency, amount, terms, title, offer_id: offerId } = reward;
    const bonusId = randomUUID();
    const house = await ledger.ownAccount(tx, "bonus", currency);
    const account =
      kind === "money"
        ? await ledger.walletOf(tx, memberId, currency)
        : await ledger.memberAccount(tx, { memberId, kind: "playerBonus", currency, place: bonusId });
    const { id: transfer } = await ledger.post(tx, {
      kind: "bonus",
      currency,
      legs: [
        { account: house, amount: -amount },
        { account, amount },
      ],
      key: `reward:${id}`,
      cause,
      detail: bonusDetail,
      at,
    });
    await tx.query("UPDATE reward SET state = 'claimed', ended_at = $2, transfer_id = $3 WHERE id = $1", [
      id,
      at,
      transfer,
    ]);
    if (terms !== null) {
      const endsAt = new Date(at.getTime() + terms.days * dayMs);
      await tx.query(
        `INSERT INTO bonus (id, reward_id, member_id, offer_id, title, currency, amount, required, terms, started_at, ends_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
        [bonusId, id, memberId, offerId, title, currency, amount, terms.required, terms, at, endsAt],
      );
    }
    return { id, kind, currency, amount };
  }

  const columns = "id, offer_id, kind, currency, amount, title, terms, state, expires_at";
  const rewards: Rewards = {
    async grant(tx, { memberId, source, ref, offerId = null, currency, amount, title, terms, claimDays, at }) {
      const expiresAt = claimDays === undefined ? null : new Date(at.getTime() + claimDays * dayMs);
      const kind = terms === undefined ? "money" : "bonus";
      const rows = await tx.query<{ id: string }>(
        `INSERT INTO reward (id, member_id, source, source_ref, offer_id, kind, currency, amount, title, terms, state, granted_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'claimable', $11, $12)
         ON CONFLICT (member_id, source, source_ref) DO NOTHING RETURNING id`,
        [randomUUID(), memberId, source, ref, offerId, kind, currency, amount, title, terms ?? null, at, expiresAt],
      );
      return rows[0]?.id ?? null;
    },
    async claim(tx, memberId, rewardId, claim) {
      await lockMember(tx, memberId);
      const rows = await tx.query<RewardRow>(
        `SELECT ${columns} FROM reward WHERE id = $1 AND member_id = $2 FOR UPDATE`,
        [rewardId, memberId],
      );
      const reward = rows[0];
      if (!reward) throw notFound();
      if (reward.state === "claimed") throw refusal("reward_claimed", "This reward has been claimed.");
      if (reward.state === "expired" || (reward.expires_at !== null && reward.expires_at <= claim.at))
        throw refusal("reward_expired", "This reward has run out.");
      return pay(tx, memberId, reward, claim);
    },
    async claimAll(tx, memberId, claim) {
      await lockMember(tx, memberId);
      const rows = await tx.query<RewardRow>(
        `SELECT ${columns} FROM reward WHERE member_id = $1 AND state = 'claimable' AND (expires_at IS NULL OR expires_at > $2)
         ORDER BY number LIMIT 100 FOR UPDATE`,
        [memberId, claim.at],
      );
      const claimed: Claimed[] = [];
      for (const reward of rows) claimed.push(await pay(tx, memberId, reward, claim));
      return claimed;
    },
    async expire(db, now, memberId) {
      const rows = await db.query<{ count: number }>(
        `WITH due AS (
           SELECT id FROM reward WHERE state = 'claimable' AND expires_at <= $1 AND ($2::uuid IS NULL OR member_id = $2)
           ORDER BY expires_at LIMIT $3 FOR UPDATE SKIP LOCKED
         ), ended AS (
           UPDATE reward r SET state = 'expired', ended_at = $1 FROM due WHERE r.id = due.id RETURNING r.id
         )
         SELECT count(*) AS count FROM ended`,
        [now, memberId ?? null, atOnce],
      );
      return rows[0]?.count ?? 0;
    },
  };
  return rewards;
}
