import type { FastifyRequest } from "fastify";
import type { SecurityEventKind } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { deviceOf } from "#server/http/deviceOf.ts";

/** Something that happened to a member's account. */
export interface NotedEvent {
  /** Null for a try to log in to an account that does not exist. */
  memberId: string | null;
  kind: SecurityEventKind;
  now: Date;
  /** Where it came from; left out for customer service. */
  request?: FastifyRequest;
}

/** Writes down what happened, in the transaction that does it: members read it in the security centre. */
export async function noteEvent(tx: Queryable, { memberId, kind, now, request }: NotedEvent): Promise<void> {
  await tx.query("INSERT INTO member_event (member_id, at, kind, ip, device) VALUES ($1, $2, $3, $4, $5)", [
    memberId,
    now,
    kind,
    request?.ip ?? "",
    request ? deviceOf(request) : "",
  ]);
}
