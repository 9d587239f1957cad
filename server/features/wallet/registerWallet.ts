import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { operation } from "#server/http/operation.ts";

/** Serves the member's balance, and how it is kept: in one wallet for all vendors. */
export function registerWallet(app: FastifyInstance, { db }: Deps): void {
  operation(app, "getBalance", async ({ request }) => {
    const { memberId, currency } = playerSessionOf(request);
    const rows = await db.query<{ balance: number; version: number }>(
      "SELECT balance, version FROM ledger_account WHERE member_id = $1 AND currency = $2 AND kind = 'player'",
      [memberId, currency],
    );
    const { balance = 0, version = 0 } = rows[0] ?? {};
    return { sumBalance: balance, currency, version };
  });

  operation(app, "getMerchantWallet", ({ request }) => ({
    isSingle: true,
    currency: playerSessionOf(request).currency,
  }));
}
