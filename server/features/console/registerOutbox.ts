import type { FastifyInstance } from "fastify";
import type { OutboxRow } from "#contracts/api.ts";
import { onlyRow } from "#server/db/onlyRow.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Deps } from "#server/Deps.ts";
import { maskSecrets } from "#server/features/outbox/maskSecrets.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { operatorCallOf } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";

interface StoredMessage {
  id: string;
  channel: "sms" | "mail";
  recipient: string;
  subject: string;
  body: string;
  created_at: Date;
  state: OutboxRow["state"];
  tries: number;
  reason: string;
  next_try_at: Date | null;
  sent_at: Date | null;
  can_retry: boolean;
}

/** What could be tried again: it did not go out, its words are still there, and it would not come too late. $1 is now. */
const retriable = "state IN ('failed', 'dead') AND sealed IS NOT NULL AND good_until > $1";
const columns = `id, channel, recipient, subject, body, created_at, state, tries, reason, next_try_at, sent_at, (${retriable}) AS can_retry`;

/** Serves what operators see of mails and text messages, and another try of one. */
export function registerOutbox(
  app: FastifyInstance,
  { db, clock, config }: Pick<Deps, "db" | "clock" | "config">,
): void {
  const { outgoing } = config;

  operation(app, "listOutbox", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const chosen = [query.state ?? null, query.channel ?? null] as const;
    const where = "($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR channel = $3)";
    const now = clock.now();
    const [found, counted] = await Promise.all([
      db.query<StoredMessage>(
        `SELECT ${columns} FROM outbox_message WHERE ${where} ORDER BY created_at DESC, id LIMIT $4 OFFSET $5`,
        [now, ...chosen, limit, offset],
      ),
      db.query<{ total: number }>(
        `SELECT count(*) AS total FROM outbox_message WHERE $1::timestamptz IS NOT NULL AND ${where}`,
        [now, ...chosen],
      ),
    ]);
    const rows = found.map((row) => toOutboxRow(row, outgoing[row.channel] !== undefined));
    const list = { page, pageSize, total: counted[0]?.total ?? 0 };
    // Also what was kept while the platform was a demo: its database may have gone live.
    const masked = rows.map((row) => ({ ...row, subject: maskSecrets(row.subject), body: maskSecrets(row.body) }));
    if (!config.isDemo) return { ...list, rows: masked };
    const open = rows.filter(({ subject, body }, at) => subject !== masked[at]?.subject || body !== masked[at]?.body);
    if (open.length > 0) {
      const { account } = operatorCallOf(request).operator;
      await recordAct(db, clock, account, "outboxRead", { messages: open.length });
    }
    return { ...list, rows };
  });

  operation(app, "getOutboxState", async () => {
    const counted = await db.query<{ waiting: number; failed: number; dead: number; oldest: Date | null }>(
      `SELECT count(*) FILTER (WHERE state IN ('waiting', 'sending')) AS waiting, count(*) FILTER (WHERE state = 'failed') AS failed,
         count(*) FILTER (WHERE state = 'dead') AS dead,
         min(created_at) FILTER (WHERE state IN ('waiting', 'sending', 'failed')) AS oldest
       FROM outbox_message
       WHERE state IN ('waiting', 'sending', 'failed') OR (state = 'dead' AND created_at > $1::timestamptz - interval '7 days')`,
      [clock.now()],
    );
    const { oldest, ...counts } = onlyRow(counted);
    const age = oldest === null ? 0 : Math.floor((clock.now().getTime() - oldest.getTime()) / 1000);
    return {
      mail: outgoing.mail?.by ?? "none",
      sms: outgoing.sms?.by ?? "none",
      ...counts,
      oldestSeconds: Math.max(0, age),
    };
  });

  operation(app, "retryMessage", async ({ path: { id }, request }) => {
    const { account } = operatorCallOf(request).operator;
    const now = clock.now();
    await withTransaction(db, async (tx) => {
      const known = await tx.query<{ channel: "sms" | "mail" }>("SELECT channel FROM outbox_message WHERE id = $1", [
        id,
      ]);
      const channel = known[0]?.channel;
      if (channel === undefined) throw notFound();
      // Of two presses the second finds it waiting already.
      const begun = await tx.query<{ id: string }>(
        `UPDATE outbox_message SET state = 'waiting', tries = 0, next_try_at = $1 WHERE ${retriable} AND id = $2 RETURNING id`,
        [now, id],
      );
      if (begun.length === 0 || outgoing[channel] === undefined) {
        throw refusal(
          "message_gone",
          "There is nothing to try: the message was sent, is being sent, or came too late.",
        );
      }
      await recordAct(tx, clock, account, "messageRetried", { message: `${channel} ${id}` });
    });
    return { id };
  });
}

function toOutboxRow(row: StoredMessage, hasWay: boolean): OutboxRow {
  const { created_at, next_try_at, sent_at, can_retry, ...shown } = row;
  return {
    ...shown,
    createdAt: created_at.toISOString(),
    nextTryAt: next_try_at?.toISOString() ?? null,
    sentAt: sent_at?.toISOString() ?? null,
    canRetry: can_retry && hasWay,
  };
}
