import type { PromotionLink } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { saveShares, type Shares, tellShares } from "../contracts/Shares.ts";

/** A link as the database keeps it, with how it stands. */
export interface StoredLink {
  id: string;
  agentId: string;
  name: string;
  code: string;
  shares: Shares;
  visits: number;
  registrations: number;
  state: PromotionLink["state"];
  createdAt: Date;
  expiresAt: Date | null;
}

/** How a link `l` stands at the moment `now`, a placeholder. */
export const linkState = (now: string) =>
  `CASE WHEN l.expires_at <= ${now} THEN 'expired' WHEN l.stopped_at IS NOT NULL THEN 'stopped' WHEN l.off_at IS NOT NULL THEN 'off'
    ELSE 'active' END`;

/** The columns of `StoredLink`, of a link `l`. */
export const linkColumns = (now: string) =>
  `l.id, l.agent_id AS "agentId", l.name, l.code, l.shares, l.visits, ${linkState(now)} AS state, l.created_at AS "createdAt",
   l.expires_at AS "expiresAt", (SELECT count(*) FROM member_share s WHERE s.link_id = l.id) AS registrations`;

/** What its agent and operators see of a link. */
export function tellLink({ agentId: _agent, shares, createdAt, expiresAt, ...link }: StoredLink) {
  return {
    ...link,
    shares: tellShares(shares),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

/** The link of a code, as long as somebody may come by it: switched on, stopped by nobody, in its time, of an agent whose account is open. */
export async function findOpenLink(
  db: Queryable,
  code: string,
  now: Date,
): Promise<Pick<StoredLink, "id" | "agentId" | "code"> | undefined> {
  const [link] = await db.query<Pick<StoredLink, "id" | "agentId" | "code">>(
    `SELECT l.id, l.agent_id AS "agentId", l.code FROM promotion_link l JOIN member a ON a.id = l.agent_id
     WHERE l.code = upper($2) AND a.disabled_at IS NULL AND ${linkState("$1")} = 'active'`,
    [now, code],
  );
  return link;
}

/** How many links of an agent are good at the moment. */
export async function countGoodLinks(db: Queryable, agentId: string, now: Date): Promise<number> {
  const rows = await db.query<{ count: number }>(
    `SELECT count(*) AS count FROM promotion_link l WHERE l.agent_id = $2 AND ${linkState("$1")} = 'active'`,
    [now, agentId],
  );
  return rows[0]?.count ?? 0;
}

/** Counts one more that opened a link. */
export async function countVisit(db: Queryable, linkId: string): Promise<void> {
  await db.query("UPDATE promotion_link SET visits = visits + 1 WHERE id = $1", [linkId]);
}

/**
 * Gives a new member what the link says. False where the link was switched off or expired since it was looked at, or its agent's
 * account was closed: it is locked, so that nobody comes by it once its agent was told that it is off.
 */
export async function joinByLink(
  tx: Queryable,
  { linkId, memberId, at }: { linkId: string; memberId: string; at: Date },
): Promise<boolean> {
  const [link] = await tx.query<{ shares: Shares; state: string }>(
    `SELECT l.shares, ${linkState("$1")} AS state FROM promotion_link l JOIN member a ON a.id = l.agent_id
     WHERE l.id = $2 AND a.disabled_at IS NULL FOR SHARE OF l`,
    [at, linkId],
  );
  if (link?.state !== "active") return false;
  await saveShares(tx, { memberId, linkId, shares: link.shares, at });
  return true;
}
