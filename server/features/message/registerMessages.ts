import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toOrderBy } from "#server/http/toOrderBy.ts";
import { toPagination } from "#server/http/toPagination.ts";

const columns = { sentAt: "sent_at", title: "title ->> 'EN'", read: "read_at IS NOT NULL" };

/** So long a deletion can be taken back. */
const undoMs = 10 * 60_000;

/** `$3` is what becomes of the messages, `$4` is now, `$5` the earliest deletion that can be taken back. */
const updateText = `
  UPDATE message SET
    read_at = CASE $3 WHEN 'read' THEN $4 WHEN 'unread' THEN NULL ELSE read_at END,
    deleted_at = CASE $3 WHEN 'deleted' THEN $4 WHEN 'kept' THEN NULL ELSE deleted_at END
  WHERE id::text = ANY($1::text[]) AND member_id = $2 AND CASE $3
    WHEN 'read' THEN deleted_at IS NULL AND read_at IS NULL
    WHEN 'unread' THEN deleted_at IS NULL AND read_at IS NOT NULL
    WHEN 'deleted' THEN deleted_at IS NULL
    ELSE deleted_at > $5
  END
  RETURNING id`;

/** Serves the messages of a member. */
export function registerMessages(app: FastifyInstance, { db, clock, liveSite }: Deps): void {
  const countUnread = async (memberId: string): Promise<number> => {
    const rows = await db.query<{ unread: number }>(
      "SELECT count(*) AS unread FROM message WHERE member_id = $1 AND deleted_at IS NULL AND read_at IS NULL",
      [memberId],
    );
    return rows[0]?.unread ?? 0;
  };

  operation(app, "getUnreadCount", ({ request }) => countUnread(playerSessionOf(request).memberId));

  operation(app, "listMessages", async ({ query, request }) => {
    const { memberId } = playerSessionOf(request);
    const place = toPagination(query);
    const matching = "member_id = $1 AND deleted_at IS NULL AND ($2::boolean IS NULL OR (read_at IS NOT NULL) = $2)";
    const chosen = [memberId, query.read ?? null];
    const rows = await db.query<Row>(
      `SELECT id, title, body, sent_at, read_at FROM message WHERE ${matching}
       ORDER BY ${toOrderBy(query.sort ?? "-sentAt", columns, "sent_at DESC, id")} LIMIT $3 OFFSET $4`,
      [...chosen, place.limit, place.offset],
    );
    const counted = await db.query<{ total: number }>(
      `SELECT count(*) AS total FROM message WHERE ${matching}`,
      chosen,
    );
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    return {
      rows: rows.map((row) => ({
        id: row.id,
        title: pickText(row.title, language),
        body: pickText(row.body, language),
        sentAt: row.sent_at.toISOString(),
        read: row.read_at !== null,
        readAt: row.read_at?.toISOString() ?? null,
      })),
      page: place.page,
      pageSize: place.pageSize,
      total: counted[0]?.total ?? 0,
    };
  });

  operation(app, "readMessage", async ({ path, request }) => {
    const { memberId } = playerSessionOf(request);
    const rows = await db.query<{ id: string }>(
      `UPDATE message SET read_at = coalesce(read_at, $3) WHERE id::text = $1 AND member_id = $2 AND deleted_at IS NULL
       RETURNING id`,
      [path.id, memberId, clock.now()],
    );
    if (rows.length === 0) throw notFound();
    return { unread: await countUnread(memberId) };
  });

  operation(app, "readAllMessages", async ({ body, request }) => {
    const { memberId } = playerSessionOf(request);
    const now = clock.now();
    const rows = await db.query<{ id: string }>(
      `UPDATE message SET read_at = $2 WHERE member_id = $1 AND deleted_at IS NULL AND read_at IS NULL AND sent_at <= $3
       RETURNING id`,
      [memberId, now, body.before ?? now],
    );
    return { changed: rows.length, unread: await countUnread(memberId) };
  });

  operation(app, "updateMessages", async ({ body, request }) => {
    const { memberId } = playerSessionOf(request);
    const now = clock.now();
    const earliest = new Date(now.getTime() - undoMs);
    const rows = await db.query<{ id: string }>(updateText, [body.ids, memberId, body.to, now, earliest]);
    return { changed: rows.length, unread: await countUnread(memberId) };
  });

  operation(app, "deleteMessage", async ({ path, request }) => {
    const { memberId } = playerSessionOf(request);
    const rows = await db.query<{ id: string }>(
      "UPDATE message SET deleted_at = $3 WHERE id::text = $1 AND member_id = $2 AND deleted_at IS NULL RETURNING id",
      [path.id, memberId, clock.now()],
    );
    if (rows.length === 0) throw notFound();
    return { unread: await countUnread(memberId) };
  });
}

interface Row {
  id: string;
  title: TextsByLanguage;
  body: TextsByLanguage;
  sent_at: Date;
  read_at: Date | null;
}
