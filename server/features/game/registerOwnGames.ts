import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { createMovedGames, shownCategory } from "./createMovedGames.ts";
import { gameColumnsFor, shownGames, shownGamesWith, type GameRow } from "./gameRow.ts";
import { loadForYou } from "./loadForYou.ts";

/** So many games can be saved. */
const mostFavourites = 500;

/** Serves the games that are a member's own: those that were saved, those that were opened last, and others like them. */
export function registerOwnGames(
  app: FastifyInstance,
  { clock, db, liveSite }: Pick<Deps, "clock" | "db" | "liveSite">,
  { runOnce }: { runOnce: Idempotency },
): void {
  const moved = createMovedGames(liveSite);
  /** Games of a member by one of both tables, the last one first, and how many pages they make. */
  const load = async (table: "game_favourite" | "game_recent", at: string, asked: Asked) => {
    const { pageSize, limit, offset } = toPagination({ page: asked.pageNo, pageSize: asked.pageSize });
    const rows = await db.query<GameRow & { total: number }>(
      `SELECT ${gameColumnsFor("(SELECT m.account_key FROM member m WHERE m.id = $1)")}, count(*) OVER ()::int AS total
         ${shownGamesWith(`JOIN ${table} own USING (node_id)`)}
         AND own.member_id = $1 AND ($2::text IS NULL OR ${shownCategory(6)} = $2) AND ($3::text IS NULL OR g.vassalage = $3)
       ORDER BY own.${at} DESC, g.node_id LIMIT $4 OFFSET $5`,
      [asked.memberId, asked.gameType ?? null, asked.vassalage ?? null, limit, offset, ...moved.lists()],
    );
    return { games: rows.map(moved.toGame), totalPages: Math.ceil((rows[0]?.total ?? 0) / pageSize) };
  };

  operation(app, "listRecentGames", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { games, totalPages } = await load("game_recent", "opened_at", { ...query, memberId });
    return { list: games, totalPages };
  });

  operation(app, "listGamesForYou", async ({ query: { count }, request }) => {
    const { memberId } = playerSessionOf(request);
    return { list: (await loadForYou(db, { memberId, now: clock.now(), count })).map(moved.toGame) };
  });

  operation(app, "listFavouriteGames", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const { games, totalPages } = await load("game_favourite", "marked_at", { ...query, memberId });
    return { content: games, totalPages };
  });

  operation(app, "listFavouriteIds", async ({ query: { gameType }, request }) => {
    const { memberId } = playerSessionOf(request);
    const rows = await db.query<{ id: string }>(
      `SELECT own.node_id::text AS id FROM game_favourite own JOIN game g USING (node_id)
       WHERE own.member_id = $1 AND ($2::text IS NULL OR ${shownCategory(3)} = $2) ORDER BY own.marked_at DESC, own.node_id`,
      [memberId, gameType ?? null, ...moved.lists()],
    );
    return { list: rows.map(({ id }) => id) };
  });

  operation(app, "toggleFavourite", async ({ body, idempotencyKey, request, reply }) => {
    const { memberId } = playerSessionOf(request);
    const intent = { scope: `toggleFavourite:${memberId}`, key: idempotencyKey, request: body, secrets: {} };
    const { value, replayed } = await runOnce(intent, {
      admitReplay: async () => {},
      prepare: async () => {
        const nodeId = /^\d{1,18}$/.test(body.nodeId) ? body.nodeId : "0";
        // Under its own category too: a launch names that one, and a page may be older than the lists of the brand.
        const [game] = await db.query(
          `SELECT ${shownGames} AND g.node_id = $1 AND g.vassalage = $2 AND $3 IN (g.game_type, ${shownCategory(4)})`,
          [nodeId, body.vendor, body.gameType, ...moved.lists()],
        );
        if (!game) throw notFound();
        return nodeId;
      },
      work: async (tx, nodeId) => {
        // Two toggles of one member at once take turns.
        await tx.query("SELECT FROM member WHERE id = $1 FOR UPDATE", [memberId]);
        const removed = await tx.query(
          "DELETE FROM game_favourite WHERE member_id = $1 AND node_id = $2 RETURNING node_id",
          [memberId, nodeId],
        );
        if (removed.length > 0) return { isFavourite: false };
        const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
          "SELECT count(*)::int AS count FROM game_favourite WHERE member_id = $1",
          [memberId],
        );
        if (count >= mostFavourites)
          throw refusal("too_many_favourites", `At most ${mostFavourites} games can be saved.`);
        await tx.query("INSERT INTO game_favourite (member_id, node_id, marked_at) VALUES ($1, $2, $3)", [
          memberId,
          nodeId,
          clock.now(),
        ]);
        return { isFavourite: true };
      },
    });
    if (replayed) void reply.header("idempotent-replayed", "true");
    return value;
  });
}

interface Asked {
  memberId: string;
  gameType?: string | undefined;
  vassalage?: string | undefined;
  pageNo?: number | undefined;
  pageSize?: number | undefined;
}
