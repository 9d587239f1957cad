import type { Queryable } from "#server/db/Database.ts";
import { notFound } from "#server/http/Failure.ts";

/** A member at whom a list begins, and how far below the agent it is. */
export interface Top {
  id: string;
  depth: number;
}

/**
 * A member of an agent's team. Throws 404 where there is none, and the same where it is somebody else's, above the agent, or the agent
 * itself: who asks with ids learns nothing of them.
 */
export async function findBelow(db: Queryable, agentId: string, id: string): Promise<Top> {
  const [found] = await db.query<Top>(
    "SELECT descendant_id AS id, depth FROM member_tree WHERE ancestor_id = $1 AND descendant_id = $2",
    [agentId, id],
  );
  if (!found) throw notFound();
  return found;
}

/** At whom a list begins: a member of the team, or the agent where none was named. */
export async function topOf(db: Queryable, agentId: string, of: string | undefined): Promise<Top> {
  return of === undefined ? { id: agentId, depth: 0 } : findBelow(db, agentId, of);
}
