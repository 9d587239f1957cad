import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { loadCeilings } from "../contracts/loadCeilings.ts";
import { tellCeilings } from "../contracts/Shares.ts";
import { linkColumns, linkState, type StoredLink, tellLink } from "../register/StoredLink.ts";

/** Serves the promotion links of all agents to operators, each beside what its agent may give as things stand. */
export function registerLinkDesk(app: FastifyInstance, { clock, db }: Deps): void {
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
}
