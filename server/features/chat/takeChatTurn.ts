import type { Queryable } from "#server/db/Database.ts";

/** Channel on which every node hears that something was said, or taken away. */
export const chatChannel = "croupier_chat";

/**
 * Takes the turn to write: until the transaction ends nobody else writes, so that events are kept in the order of their numbers,
 * and who has heard of one has heard of all before it.
 */
export async function takeChatTurn(tx: Queryable): Promise<void> {
  await tx.query("SELECT pg_advisory_xact_lock(hashtext('chat'))");
}

/** Tells every node, once the transaction is kept. */
export async function tellNodes(tx: Queryable): Promise<void> {
  await tx.query("SELECT pg_notify($1, '')", [chatChannel]);
}
