import type { FastifyInstance } from "fastify";
import type { PromotionLink } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import type { Idempotency } from "#server/security/createIdempotency.ts";
import { loadCeilings } from "../contracts/loadCeilings.ts";
import { tellCeilings } from "../contracts/Shares.ts";
import { linkColumns, linkState, type StoredLink, tellLink } from "../register/StoredLink.ts";

/** Serves the promotion links of all agents to operators, each beside what its agent may give as things stand, and stops them. */
export function registerLinkDesk(
  app: FastifyInstance,
  { clock, db }: Deps,
  { runOnce }: { runOnce: Idempotency },
): void {
  operation(app, "listPromotionLinkDesk", async ({ query }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const matching = `FROM promotion_link l JOIN member a ON a.id = l.agent_id
      WHERE ($2::text IS NULL OR starts_with(a.account_key, lower($2))) AND ($3::text IS NULL OR ${linkState("$1")} = $3)`;
    const chosen = [clock.now(), query.account?.trim() || null, query.state ?? null];
    const [rows, counted] = await Promise.all([
      db.query<StoredLink & { account: string }>(
        `SELECT a.account, ${linkColumns("$1")} ${matching} ORDER BY l.created_at DESC, l.id LIMIT $4 OFFSET $5`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${matching}`, chosen),
    ]);
    const ceilingsOf = await loadCeilings(
      db,
      rows.map(({ agentId }) => agentId),
    );
    const told = rows.map(({ account, ...link }) => ({
      account,
      ...tellLink(link),
      ceilings: tellCeilings(ceilingsOf(link.agentId)),
    }));
    return { rows: told, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(
    app,
    "changePromotionLinkDesk",
    async ({ path: { id }, body: { action }, idempotencyKey, request, reply }) => {
      const call = operatorCallOf(request);
      checkConfirmed(call, clock);
      const { account: operator } = call.operator;
      const intent = {
        scope: `changePromotionLinkDesk:${operator}`,
        key: idempotencyKey,
        request: { id, action },
        secrets: {},
      };
      const { replayed } = await runOnce(intent, {
        admitReplay: async () => {},
        prepare: async () => {},
        work: async (tx) => {
          const now = clock.now();
          const [link] = await tx.query<{ state: PromotionLink["state"]; name: string; account: string }>(
            `SELECT ${linkState("$1")} AS state, l.name, a.account FROM promotion_link l JOIN member a ON a.id = l.agent_id
           WHERE l.id = $2 FOR UPDATE OF l`,
            [now, id],
          );
          if (!link) throw notFound();
          const { state, name, account: member } = link;
          if (state === "expired") throw refusal("link_expired", "The time of this link is over.");
          if ((state === "stopped") === (action === "stop"))
            throw refusal("link_changed", "This was done already, perhaps in another window.");
          // Off for its agent too: whoever lets it go does not decide that somebody comes by it.
          await tx.query(
            `UPDATE promotion_link SET stopped_at = CASE WHEN $2 THEN $3::timestamptz END, off_at = coalesce(off_at, $3) WHERE id = $1`,
            [id, action === "stop", now],
          );
          await recordAct(tx, clock, operator, action === "stop" ? "linkStopped" : "linkLetGo", { member, of: name });
          return {};
        },
      });
      if (replayed) void reply.header("idempotent-replayed", "true");
      return {};
    },
  );
}
