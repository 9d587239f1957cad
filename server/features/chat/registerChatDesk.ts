import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { takeChatTurn, tellNodes } from "./takeChatTurn.ts";
import { readWords } from "./createWordFilter.ts";
import { loadChatWords } from "./createChatWords.ts";

const minuteMs = 60_000;

/** Serves those who keep the chat room: what was said, who may not write, and the words that nobody may. Every act is in the audit. */
export function registerChatDesk(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  operation(app, "listChatRecord", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const rows = await db.query<RecordRow>(
      `SELECT c.id, m.account, c.text, c.sent_at, c.removed_by, CASE WHEN p.muted_until > $3 THEN p.muted_until END AS muted_until
       FROM chat_message c JOIN chat_person p USING (member_id) JOIN member m ON m.id = c.member_id
       ORDER BY c.id DESC LIMIT $1 OFFSET $2`,
      [limit, offset, clock.now()],
    );
    return {
      rows: rows.map(({ id, account, text, sent_at: at, removed_by: removedBy, muted_until: until }) => ({
        id,
        account,
        text,
        at: at.toISOString(),
        removedBy,
        mutedUntil: until?.toISOString() ?? null,
      })),
      page,
      pageSize,
      total: await countOf(db, "SELECT count(*) AS total FROM chat_message"),
    };
  });

  operation(app, "removeChatMessage", async ({ path, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      await takeChatTurn(tx);
      const rows = await tx.query<{ account: string; is_new: boolean }>(
        `SELECT m.account, c.removed_at IS NULL AS is_new FROM chat_message c JOIN member m ON m.id = c.member_id WHERE c.id = $1`,
        [path.id],
      );
      const found = rows[0];
      if (!found) throw notFound();
      // Two operators at once: it is taken away by the first.
      if (!found.is_new) return;
      await tx.query(
        "UPDATE chat_message SET removed_at = $2, removed_by = $3, event = nextval('chat_event') WHERE id = $1",
        [path.id, clock.now(), operator],
      );
      await recordAct(tx, clock, operator, "chatRemoved", { member: found.account, message: path.id });
      await tellNodes(tx);
    });
    return {};
  });

  operation(app, "listChatMutes", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const now = clock.now();
    const rows = await db.query<MuteRow>(
      `SELECT m.account, p.muted_until, p.reason, p.muted_by, p.muted_at FROM chat_person p JOIN member m ON m.id = p.member_id
       WHERE p.muted_until > $3 ORDER BY p.muted_at DESC, m.account LIMIT $1 OFFSET $2`,
      [limit, offset, now],
    );
    return {
      rows: rows.map(({ account, muted_until: until, reason, muted_by: by, muted_at: at }) => ({
        account,
        until: until.toISOString(),
        reason,
        by,
        at: at.toISOString(),
      })),
      page,
      pageSize,
      total: await countOf(db, "SELECT count(*) AS total FROM chat_person WHERE muted_until > $1", [now]),
    };
  });

  operation(app, "muteChatMember", async ({ body, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    const { account, minutes, reason } = body;
    await withTransaction(db, async (tx) => {
      // A message that is being kept goes first; what follows is refused.
      await takeChatTurn(tx);
      const now = clock.now();
      const rows = await tx.query<{ member_id: string }>(
        `INSERT INTO chat_person (member_id, muted_until, muted_at, muted_by, reason)
         SELECT id, $2, $3, $4, $5 FROM member WHERE lower(account) = lower($1)
         ON CONFLICT (member_id) DO UPDATE SET muted_until = $2, muted_at = $3, muted_by = $4, reason = $5 RETURNING member_id`,
        [account, new Date(now.getTime() + minutes * minuteMs), now, operator, reason],
      );
      if (rows.length === 0) throw notFound();
      await recordAct(tx, clock, operator, "chatMuted", { member: account, minutes, reason });
    });
    return {};
  });

  operation(app, "unmuteChatMember", async ({ body, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    await withTransaction(db, async (tx) => {
      const rows = await tx.query<{ member_id: string }>(
        `UPDATE chat_person SET muted_until = NULL, reason = ''
         WHERE muted_until > $2 AND member_id = (SELECT id FROM member WHERE lower(account) = lower($1)) RETURNING member_id`,
        [body.account, clock.now()],
      );
      if (rows.length === 0) throw notFound();
      await recordAct(tx, clock, operator, "chatUnmuted", { member: body.account });
    });
    return {};
  });

  operation(app, "getChatWords", async () => toValue(await loadChatWords(db)));

  operation(app, "setChatWords", async ({ body, request }) => {
    const { account: operator } = operatorCallOf(request).operator;
    const words = readWords(body.words).join("\n");
    await withTransaction(db, async (tx) => {
      const before = new Set(readWords(await loadChatWords(tx)));
      const after = new Set(readWords(words));
      await tx.query("INSERT INTO chat_words (words) VALUES ($1) ON CONFLICT (is_it) DO UPDATE SET words = $1", [
        words,
      ]);
      await recordAct(tx, clock, operator, "chatWords", {
        added: after.difference(before).size,
        removed: before.difference(after).size,
      });
    });
    return toValue(words);
  });
}

function toValue(words: string): { words: string; count: number } {
  return { words, count: readWords(words).length };
}

async function countOf(db: Database, text: string, values: readonly unknown[] = []): Promise<number> {
  const rows = await db.query<{ total: number }>(text, values);
  return rows[0]?.total ?? 0;
}

interface RecordRow {
  id: number;
  account: string;
  text: string;
  sent_at: Date;
  removed_by: string | null;
  muted_until: Date | null;
}

interface MuteRow {
  account: string;
  muted_until: Date;
  reason: string;
  muted_by: string;
  muted_at: Date;
}
