import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";

/** Serves the member's picture and all of the member's money at once. Players choose no pictures here, so there is none. */
export function registerFunds(app: FastifyInstance, { db }: Pick<Deps, "db">): void {
  operation(app, "getMemberIcon", () => ({ icon: "" }));

  operation(app, "getConsolidatedFunds", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const rows = await db.query<{ balance: number }>(
      "SELECT balance FROM ledger_account WHERE member_id = $1 AND currency = $2",
      [memberId, currency],
    );
    const available = rows[0]?.balance ?? 0;
    // Nothing is held back yet: what leaves a member's account is booked at once.
    return { currency, total: available, available, held: 0 };
  });
}
