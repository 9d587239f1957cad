import type { FastifyInstance } from "fastify";
import type { OpenStakeRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { likeStart } from "#server/features/game/desk/likeStart.ts";
import { cutTotal } from "#server/http/cutTotal.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { giveBackMs } from "./chaseStakes.ts";
import type { EndRound } from "./createRoundEnds.ts";

/** Serves open bets whose vendors are asked about them: what they said, asking again, and giving a stake back. */
export function registerStakeDesk(app: FastifyInstance, { clock, db }: Deps, end: EndRound): void {
  operation(app, "listOpenStakes", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rows = await db.query<StakeRow & { total: number }>(
      `SELECT b.id, m.account, b.vendor, b.game_name AS game, b.round, b.stake, b.currency, b.placed_at AS "placedAt", b.said, b.asked,
         b.ask_at AS "nextAt", b.stuck_since AS "stuckSince", count(*) OVER ()::int AS total
       FROM game_bet b JOIN member m ON m.id = b.member_id
       WHERE b.state = 'open' AND b.ask_at IS NOT NULL AND ($1::text IS NULL OR b.said = $1)
         AND ($2::text IS NULL OR m.account_key LIKE $2 OR b.round = $3)
       ORDER BY b.stuck_since IS NULL, b.placed_at, b.id LIMIT $4 OFFSET $5`,
      [query.said ?? null, likeStart(query.search), query.search?.trim() ?? "", limit, offset],
    );
    const cut = cutTotal(rows);
    const said = cut.rows.map(({ stuckSince, ...row }): OpenStakeRow => ({
      ...row,
      placedAt: row.placedAt.toISOString(),
      nextAt: row.nextAt?.toISOString() ?? null,
      returnsAt: stuckSince === null ? null : new Date(stuckSince.getTime() + giveBackMs).toISOString(),
    }));
    return { rows: said, page, pageSize, total: cut.total };
  });

  operation(app, "askOpenStake", async ({ path, request }) => {
    const { account } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      const found = await tx.query<{ round: string }>(
        "UPDATE game_bet SET ask_at = $2 WHERE id = $1 AND state = 'open' AND ask_at IS NOT NULL RETURNING round",
        [path.id, clock.now()],
      );
      if (!found[0]) throw await gone(path.id);
      await recordAct(tx, clock, account, "stakeAsked", { of: found[0].round });
    });
    return {};
  });

  operation(app, "returnOpenStake", async ({ path, body: { reason }, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const [bet] = await db.query<{ vendor: string; round: string; account: string }>(
      "SELECT b.vendor, b.round, m.account FROM game_bet b JOIN member m ON m.id = b.member_id WHERE b.id = $1 AND b.ask_at IS NOT NULL",
      [path.id],
    );
    if (!bet) throw notFound();
    let isDone = false;
    await end({
      vendor: bet.vendor,
      round: bet.round,
      how: "operator",
      note: async (tx, { stake, currency }) => {
        isDone = true;
        const words = { of: bet.round, member: bet.account, amount: stake, currency, reason };
        await recordAct(tx, clock, call.operator.account, "stakeReturned", words);
      },
    });
    if (!isDone) throw ended();
    return {};
  });

  async function gone(id: string) {
    const rows = await db.query("SELECT FROM game_bet WHERE id = $1 AND ask_at IS NOT NULL", [id]);
    return rows.length === 0 ? notFound() : ended();
  }
}

const ended = () => refusal("stake_ended", "This bet has ended meanwhile.");

interface StakeRow extends Omit<OpenStakeRow, "placedAt" | "nextAt" | "returnsAt"> {
  placedAt: Date;
  nextAt: Date | null;
  stuckSince: Date | null;
}
