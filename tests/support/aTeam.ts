import { randomUUID } from "node:crypto";
import type { ContractTerms } from "#compile/contracts/ContractTerms.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createBets } from "#server/features/bet/createBets.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { localDay } from "#server/localDay.ts";

/** The zone that the tests of bills count in. */
export const teamZone = "Asia/Phnom_Penh";

/** Members, money, bets and contracts, made by what the platform makes them by. */
export function aTeam(db: Database, owner: Database) {
  const ledger = createLedger({ now: () => new Date("2026-01-01T00:00:00Z") });
  const table = createBets({ ledger, dayOf: (at) => localDay(at, teamZone), walletKind: () => "player" });

  return {
    ledger,

    /** A member below another. */
    async member(uplineId: string | null = null, type = 1): Promise<string> {
      const id = randomUUID();
      await db.query(
        `INSERT INTO member (id, account, nickname, type, password_changed_at, language, currency, upline_id, referral_code, registered_at)
         VALUES ($1::uuid, $1::text, 'Amber Egret', $2, $3, 'EN', 'USD', $4, $1::text, $3)`,
        [id, type, "2026-01-01T00:00:00Z", uplineId],
      );
      await db.query(
        `INSERT INTO member_tree (ancestor_id, descendant_id, depth)
         SELECT ancestor_id, $1::uuid, depth + 1 FROM member_tree WHERE descendant_id = $2::uuid
         UNION ALL SELECT $2::uuid, $1::uuid, 1 WHERE $2::uuid IS NOT NULL`,
        [id, uplineId],
      );
      return id;
    },

    /** Puts money into a wallet. */
    fund: (memberId: string, amount: number, at = new Date("2026-01-01T00:00:00Z")) =>
      withTransaction(db, (tx) =>
        ledger.postWith(tx, {
          kind: "deposit",
          currency: "USD",
          house: "bank",
          owner: { memberId, kind: "player" },
          amount,
          key: randomUUID(),
          cause: { type: "system", ref: "test" },
          at,
        }),
      ),

    /** Places a bet and settles it, at once or later; answers how to settle it, or to call it off, again. */
    async bet(
      memberId: string,
      { stake, payout, at, settledAt = at }: { stake: number; payout: number; at: string; settledAt?: string | null },
    ) {
      const wish = {
        memberId,
        vendor: "NAGA",
        round: randomUUID(),
        game: { code: "golden-naga", name: "Golden Naga" },
        category: "RNG" as const,
        currency: "USD",
        stake,
        at: new Date(at),
      };
      const settle = (paid: number, when: string) =>
        withTransaction(db, (tx) => table.settle(tx, { ...wish, payout: paid, at: new Date(when) }));
      await withTransaction(db, (tx) => table.place(tx, wish));
      if (settledAt !== null) await settle(payout, settledAt);
      return {
        settle,
        void: (when: string) => withTransaction(db, (tx) => table.void(tx, { ...wish, at: new Date(when) })),
      };
    },

    /** A contract that is in force. */
    async contract(
      agentId: string,
      terms: ContractTerms,
      { uplineId = null, from }: { uplineId?: string | null; from: string },
    ) {
      const [row] = await owner.query<{ id: string }>(
        `INSERT INTO agent_contract (agent_id, upline_id, kind, rate_bps, terms, state, offered_at, answered_at, began_at, version)
         SELECT $1, $2, $3, $4, $5, 'inForce', $6, $6, $6, coalesce(max(version), 0) + 1 FROM agent_contract WHERE agent_id = $1 AND kind = $3
         RETURNING id`,
        [agentId, uplineId, terms.kind, Math.max(...terms.tiers.map(({ rate }) => rate)), JSON.stringify(terms), from],
      );
      return row!.id;
    },

    /** What is in a wallet. */
    async balance(memberId: string): Promise<number> {
      const [row] = await db.query<{ balance: number }>(
        "SELECT balance FROM ledger_account WHERE member_id = $1 AND kind = 'player' AND currency = 'USD'",
        [memberId],
      );
      return row?.balance ?? 0;
    },
  };
}
