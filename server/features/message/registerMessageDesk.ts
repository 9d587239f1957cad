import type { FastifyInstance } from "fastify";
import type { SentMessageRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { sendMessages } from "./sendMessages.ts";

/** Serves those who write to members: what was sent, and sending to one, a group or everybody. Each is in the audit. */
export function registerMessageDesk(app: FastifyInstance, { clock, db }: Pick<Deps, "clock" | "db">): void {
  operation(app, "listSentMessages", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const [rows, counted] = await Promise.all([
      db.query<SentRow>(
        `SELECT id, at, operator, recipients, account, title, sent,
           (SELECT count(*) FROM message m WHERE m.sent_id = s.id AND m.read_at IS NOT NULL) AS read
         FROM message_sent s ORDER BY at DESC, id DESC LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      db.query<{ total: number }>("SELECT count(*) AS total FROM message_sent"),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map(({ operator, recipients, ...row }): SentMessageRow => ({
      ...row,
      at: row.at.toISOString(),
      by: operator,
      to: recipients,
      title: pickText(row.title, language),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "sendMessages", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const { account } = call.operator;
    const sent = await withTransaction(db, async (tx) => {
      const count = await sendMessages(tx, body, { operator: account, now: clock.now() });
      const detail = { member: body.to === "member" ? (body.account ?? "") : body.to, messages: count };
      await recordAct(tx, clock, account, "messagesSent", detail);
      return count;
    });
    return { sent };
  });
}

interface SentRow {
  id: string;
  at: Date;
  operator: string;
  recipients: SentMessageRow["to"];
  account: string;
  title: TextsByLanguage;
  sent: number;
  read: number;
}
