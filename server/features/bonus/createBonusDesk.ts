import { randomUUID } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import type { Ledger } from "#server/features/ledger/createLedger.ts";
import type { Rewards } from "#server/features/reward/createRewards.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";
import type { BonusTerms } from "./BonusTerms.ts";
import { endBonus } from "./endBonus.ts";
import { loadBonuses, lockMember } from "./StoredBonus.ts";

/** What an operator wants to give. */
export interface HandGift {
  memberId: string;
  account: string;
  offerId: string | null;
  title: TextsByLanguage;
  currency: string;
  amount: number;
  terms: BonusTerms | undefined;
  reason: string;
  /** More than one operator gives alone. */
  needsSecond: boolean;
}

/** What operators decide about bonuses; each in the caller's transaction, with the audit. */
export interface BonusDesk {
  /** Gives it, or lets it wait for a second operator. */
  give(tx: Queryable, operator: string, gift: HandGift): Promise<{ id: string; state: "waiting" | "given" }>;
  /** Throws `wish_gone` at the second of two presses, `own_wish` for who asked. */
  approve(tx: Queryable, operator: string, id: string): Promise<void>;
  refuse(tx: Queryable, operator: string, id: string, reason: string): Promise<void>;
  /** Throws `bonus_over` where it has ended before. */
  end(tx: Queryable, operator: string, id: string, reason: string): Promise<void>;
}

interface Wish {
  id: string;
  member_id: string;
  account: string;
  offer_id: string | null;
  title: TextsByLanguage;
  currency: string;
  amount: number;
  terms: BonusTerms | null;
  reason: string;
  asked_by: string;
}

/** Makes it. */
export function createBonusDesk(clock: Clock, ledger: Ledger, rewards: Rewards): BonusDesk {
  /** Pays what is wanted: the wish's id is the occasion, so that it is given once. */
  async function pay(tx: Queryable, operator: string, wish: Wish): Promise<void> {
    const at = clock.now();
    const { id: ref, member_id: memberId, offer_id: offerId, currency, amount, title, terms } = wish;
    await lockMember(tx, memberId);
    const gift = { memberId, source: "operator", ref, currency, amount, title, terms: terms ?? undefined, at };
    const reward = await rewards.grant(tx, { ...gift, ...(offerId !== null && { offerId }) });
    if (reward === null) throw wishGone();
    await rewards.claim(tx, memberId, reward, { at, cause: { type: "operator", ref: operator } });
  }

  /** A wish that waits, locked. */
  async function waiting(tx: Queryable, id: string): Promise<Wish> {
    const rows = await tx.query<Wish & { state: string }>(
      `SELECT w.id, w.member_id, m.account, w.offer_id, w.title, w.currency, w.amount, w.terms, w.reason, w.asked_by, w.state
       FROM bonus_wish w JOIN member m ON m.id = w.member_id WHERE w.id = $1 FOR UPDATE OF w`,
      [id],
    );
    const wish = rows[0];
    if (!wish) throw notFound();
    if (wish.state !== "waiting") throw wishGone();
    return wish;
  }

  const decide = (tx: Queryable, id: string, state: "given" | "refused", operator: string) =>
    tx.query("UPDATE bonus_wish SET state = $2, decided_by = $3, decided_at = $4 WHERE id = $1", [
      id,
      state,
      operator,
      clock.now(),
    ]);

  return {
    async give(tx, operator, { needsSecond, ...gift }) {
      const id = randomUUID();
      const at = clock.now();
      const { memberId, account, offerId, title, currency, amount, terms, reason } = gift;
      const state = needsSecond ? "waiting" : "given";
      await tx.query(
        `INSERT INTO bonus_wish (id, member_id, offer_id, title, currency, amount, terms, reason, state, asked_by, asked_at, decided_by, decided_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
        [
          id,
          memberId,
          offerId,
          title,
          currency,
          amount,
          terms ?? null,
          reason,
          state,
          operator,
          at,
          needsSecond ? null : operator,
          needsSecond ? null : at,
        ],
      );
      if (!needsSecond) {
        const wish = { id, member_id: memberId, account, offer_id: offerId, title, currency, amount, reason };
        await pay(tx, operator, { ...wish, terms: terms ?? null, asked_by: operator });
      }
      const act = needsSecond ? "bonusAsked" : "bonusGiven";
      await recordAct(tx, clock, operator, act, { of: id, member: account, currency, amount, reason });
      return { id, state };
    },
    async approve(tx, operator, id) {
      const wish = await waiting(tx, id);
      if (wish.asked_by === operator) throw refusal("own_wish", "A second operator has to agree.");
      await decide(tx, id, "given", operator);
      await pay(tx, operator, wish);
      const { account: member, currency, amount, reason } = wish;
      await recordAct(tx, clock, operator, "bonusGiven", { of: id, member, currency, amount, reason });
    },
    async refuse(tx, operator, id, reason) {
      const { account: member, currency, amount } = await waiting(tx, id);
      await decide(tx, id, "refused", operator);
      await recordAct(tx, clock, operator, "bonusRefused", { of: id, member, currency, amount, reason });
    },
    async end(tx, operator, id, reason) {
      const [found] = await loadBonuses(tx, "WHERE b.id = $1", [id]);
      if (!found) throw notFound();
      await lockMember(tx, found.memberId);
      const cause = { type: "operator", ref: operator } as const;
      if (!(await endBonus(tx, ledger, found, { reason: "operator", at: clock.now(), cause })))
        throw refusal("bonus_over", "This bonus has ended meanwhile.");
      const [ended] = await loadBonuses(tx, "WHERE b.id = $1", [id]);
      const rows = await tx.query<{ account: string }>("SELECT account FROM member WHERE id = $1", [found.memberId]);
      const words = { member: rows[0]?.account, currency: found.currency, amount: ended?.paid ?? 0, reason };
      await recordAct(tx, clock, operator, "bonusEnded", { of: id, ...words });
    },
  };
}

function wishGone() {
  return refusal("wish_gone", "Somebody decided this meanwhile.");
}
