import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Closures } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { VendorRow } from "#server/features/game/vendorLanes.ts";
import type { Sessions } from "#server/features/session/createSessions.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { checkConfirmed } from "./checkConfirmed.ts";
import { operatorCallOf } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

const hourMs = 3_600_000;
const mostShown = 200;
const nobody = "00000000-0000-0000-0000-000000000000";

/** Serves what is closed by itself while the site is open: vendors of games, and accounts. Each change acts at once and is in the audit. */
export function registerClosures(app: FastifyInstance, { db, clock }: Deps, sessions: Sessions): void {
  const read = async (): Promise<Closures> => {
    const [vendors, locked] = await Promise.all([
      db.query<VendorRow>(
        `SELECT vassalage, game_type, display_name, status, maintenance_until FROM game_vendor
         WHERE is_shown ORDER BY place, vassalage LIMIT $1`,
        [mostShown],
      ),
      db.query<{ account: string; locked_at: Date; locked_by: string }>(
        "SELECT account, locked_at, locked_by FROM member WHERE locked_at IS NOT NULL ORDER BY locked_at DESC LIMIT $1",
        [mostShown],
      ),
    ]);
    return {
      vendors: vendors.map((row) => ({
        key: `${row.game_type}/${row.vassalage}`,
        vassalage: row.vassalage,
        gameType: row.game_type,
        displayName: row.display_name,
        status: row.status,
        until: row.status === "maintenance" ? (row.maintenance_until?.toISOString() ?? null) : null,
      })),
      locked: locked.map(({ account, locked_at: at, locked_by: by }) => ({ account, at: at.toISOString(), by })),
    };
  };
  /** The operator, who has just given the password. */
  const confirmed = (request: FastifyRequest) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    return call.operator.account;
  };

  operation(app, "getClosures", read);

  operation(app, "setVendorStatus", async ({ body, request }) => {
    const operator = confirmed(request);
    const { vassalage, gameType, status, hours } = body;
    const isEnding = status === "maintenance" && hours !== undefined;
    const until = isEnding ? new Date(clock.now().getTime() + hours * hourMs) : null;
    await withTransaction(db, async (tx) => {
      const found = await tx.query(
        "UPDATE game_vendor SET status = $3, maintenance_until = $4 WHERE vassalage = $1 AND game_type = $2 RETURNING place",
        [vassalage, gameType, status, until],
      );
      if (found.length === 0) throw notFound();
      await recordAct(tx, clock, operator, "vendorStatus", {
        switched: `${gameType}/${vassalage}: ${status}`,
        until,
      });
    });
    return read();
  });

  operation(app, "setMemberLock", async ({ body, request }) => {
    const operator = confirmed(request);
    const account = body.account.trim();
    await withTransaction(db, async (tx) => {
      const [member] = await tx.query<{ id: string; account: string }>(
        `UPDATE member SET locked_at = $2, locked_by = $3 WHERE account_key = lower($1) RETURNING id, account`,
        [account, body.isLocked ? clock.now() : null, body.isLocked ? operator : null],
      );
      if (!member) throw notFound();
      if (body.isLocked) await sessions.endOthers(tx, member.id, nobody, "locked");
      await recordAct(tx, clock, operator, body.isLocked ? "memberLocked" : "memberUnlocked", {
        member: member.account,
      });
    });
    return read();
  });
}
