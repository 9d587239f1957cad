import type { Operations } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { randomCode } from "#server/features/member/insertMember.ts";
import { refusal, refusalAt } from "#server/http/Failure.ts";
import { demandGiveable, type Shares } from "../contracts/Shares.ts";
import { lockContracts } from "../contracts/StoredContract.ts";
import { countGoodLinks } from "./StoredLink.ts";

type Lasts = NonNullable<Operations["addPromotionLink"]["body"]["lasts"]>;

/** A link that is asked for. */
interface AskedLink {
  agentId: string;
  name: string;
  lasts: Lasts | undefined;
  shares: Shares;
  now: Date;
}

const dayMs = 86_400_000;
const days: Record<Lasts, number> = { week: 7, month: 30, quarter: 90, year: 365 };
/** So many links of an agent are good at once. */
export const mostLinks = 50;

/**
 * Makes a link and answers its id. Refused: `form_invalid` at a share that is above what the agent may give; `link_name_taken`;
 * `links_most`, where the agent has as many good ones as it may.
 */
export async function addLink(tx: Queryable, { agentId, name, lasts, shares, now }: AskedLink): Promise<string> {
  // One link of an agent is made at a time, by the lock that this takes.
  await demandGiveable(tx, agentId, shares, now);
  const same = await tx.query("SELECT FROM promotion_link WHERE agent_id = $1 AND lower(name) = lower($2)", [
    agentId,
    name,
  ]);
  if (same.length > 0) throw refusalAt("name", "link_name_taken", "You have a link of this name.");
  await demandRoom(tx, agentId, now);
  const expiresAt = lasts === undefined ? null : new Date(now.getTime() + days[lasts] * dayMs);
  for (;;) {
    const [made] = await tx.query<{ id: string }>(
      `INSERT INTO promotion_link (agent_id, code, name, shares, created_at, expires_at)
       SELECT $1, $2, $3, $4, $5, $6 WHERE NOT EXISTS (SELECT FROM member WHERE affiliate_code = $2)
       ON CONFLICT (code) DO NOTHING RETURNING id`,
      [agentId, randomCode(), name, JSON.stringify(shares), now, expiresAt],
    );
    if (made) return made.id;
  }
}

/** Refuses one more good link of an agent (`links_most`) where it has as many as it may, also where several would be good at once. */
export async function demandRoom(tx: Queryable, agentId: string, now: Date): Promise<void> {
  await lockContracts(tx, [agentId]);
  if ((await countGoodLinks(tx, agentId, now)) >= mostLinks)
    throw refusal("links_most", "You have as many links as you may.");
}
