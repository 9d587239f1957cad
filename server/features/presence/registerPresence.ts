import type { FastifyInstance } from "fastify";
import type { PresentOperator } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { operation } from "#server/http/operation.ts";

/** Who has not said so for longer is gone: three times what pages wait between two words. */
const hereMs = 45_000;
/** Tabs of one operator that are kept apart. */
const mostTabs = 20;

/** Serves who has the console open: each tab says its page, and hears of the others on all nodes. */
export function registerPresence(app: FastifyInstance, { db, clock }: Pick<Deps, "db" | "clock">): void {
  operation(app, "sayPresence", async ({ body, request }) => {
    const { operator, session } = operatorCallOf(request);
    const since = new Date(clock.now().getTime() - hereMs);
    // A program has no page open.
    if (session !== null) {
      if (body.isLeaving)
        await db.query("DELETE FROM operator_presence WHERE operator_id = $1 AND tab = $2", [operator.id, body.tab]);
      else
        await db.query(
          `INSERT INTO operator_presence (operator_id, tab, page, at)
           SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM operator_presence WHERE operator_id = $1 AND tab <> $2 AND at > $5) < $6
           ON CONFLICT (operator_id, tab) DO UPDATE SET page = excluded.page, at = excluded.at`,
          [operator.id, body.tab, body.page, clock.now(), since, mostTabs],
        );
      await db.query("DELETE FROM operator_presence WHERE at < $1", [since]);
    }
    const [rows, news] = await Promise.all([
      db.query<Omit<PresentOperator, "isSelf"> & { id: string }>(
        `SELECT DISTINCT ON (o.account) o.id, o.account, o.role, p.page
         FROM operator_presence p JOIN operator o ON o.id = p.operator_id
         WHERE p.at >= $1 AND o.disabled_at IS NULL ORDER BY o.account, p.at DESC LIMIT 100`,
        [since],
      ),
      db.query<{ news: string }>(
        `SELECT concat_ws('.', (SELECT max(id) FROM draft_comment), (SELECT max(settled_at) FROM draft_thread),
           (SELECT max(id) FROM operator_act WHERE act LIKE 'review%' OR act = 'commentReopened')) AS news`,
      ),
    ]);
    const people = rows.map(({ id, ...row }) => ({ ...row, isSelf: id === operator.id }));
    return { people, news: news[0]?.news ?? "" };
  });
}
