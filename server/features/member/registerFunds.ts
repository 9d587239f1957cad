import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";

/** Serves the member's picture and all of the member's money at once. Players choose no pictures here, so there is none. */
export function registerFunds(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "getMemberIcon", () => ({ icon: "" }));

  operation(app, "getConsolidatedFunds", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const { available, held } = onlyRow(
      await db.query<{ available: number; held: number }>(
        `SELECT coalesce(sum(balance) FILTER (WHERE kind = 'player'), 0)::bigint AS available,
           coalesce(sum(balance) FILTER (WHERE kind = 'playerHeld'), 0)::bigint AS held
         FROM ledger_account WHERE member_id = $1 AND currency = $2`,
        [memberId, currency],
      ),
    );
    return { currency, total: available + held, available, held };
  });
}
