import type { FastifyInstance } from "fastify";
import type { SessionRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { findMember } from "#server/features/member/findMember.ts";
import { noteEvent } from "#server/features/security/noteEvent.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { operation } from "#server/http/operation.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { playerSessionOf } from "./PlayerSession.ts";
import type { SessionParts } from "./SessionParts.ts";

type Sort = "lastSeenAt" | "createdAt" | "device";

/** Serves what a member may do with open sessions. */
export function registerSessions(
  app: FastifyInstance,
  { clock, db }: Deps,
  { memberWork, remember, sessions }: SessionParts,
): void {
  const leftOf = async (id: string) => {
    const left = await sessions.left(id);
    // Ended since the call was let in.
    if (!left) throw new Failure(401, "not_logged_in", "Please log in.");
    return left;
  };

  operation(app, "logout", async ({ request }) => {
    const { id, memberId } = playerSessionOf(request);
    await sessions.end(id, memberId, "logout");
    return {};
  });

  operation(app, "firstLogin", async ({ request }) => {
    const member = await findMember(db, { id: playerSessionOf(request).memberId });
    return { firstTimeLogin: member?.mustChangePassword ?? false };
  });

  operation(app, "getSessionLeft", ({ request }) => leftOf(playerSessionOf(request).id));

  operation(app, "extendSession", async ({ request }) => {
    const { id } = playerSessionOf(request);
    await sessions.extend(id);
    return await leftOf(id);
  });

  operation(app, "listSessions", async ({ query, request }) => {
    const { id, memberId } = playerSessionOf(request);
    const place = toPagination(query);
    // There are only as many as a member may have open, so they are sorted here.
    const rows = sortRows(await sessions.list(memberId, id), query.sort ?? "-lastSeenAt");
    return {
      rows: rows.slice(place.offset, place.offset + place.limit),
      page: place.page,
      pageSize: place.pageSize,
      total: rows.length,
    };
  });

  operation(app, "endSession", async ({ path, request }) => {
    const { id, memberId } = playerSessionOf(request);
    await memberWork(memberId, async (tx) => {
      if (!(await sessions.end(path.id, memberId, "ended by the member", tx))) throw notFound();
      if (path.id === id) return;
      // Nothing says which device remembers the login: none may come back without a password.
      await remember.forgetAll(tx, memberId);
      await noteEvent(tx, { memberId, kind: "sessionEnded", now: clock.now(), request });
    });
    return {};
  });

  operation(app, "endOtherSessions", async ({ request }) => {
    const { id, memberId } = playerSessionOf(request);
    return memberWork(memberId, async (tx) => {
      await remember.forgetAll(tx, memberId);
      const endedSessions = await sessions.endOthers(tx, memberId, id, "ended by the member");
      if (endedSessions > 0) await noteEvent(tx, { memberId, kind: "sessionsEnded", now: clock.now(), request });
      return { endedSessions };
    });
  });
}

function sortRows(rows: SessionRow[], sort: `${"" | "-"}${Sort}`): SessionRow[] {
  const field = sort.replace("-", "") as Sort;
  const sign = sort.startsWith("-") ? -1 : 1;
  return rows.toSorted((a, b) => sign * (a[field] < b[field] ? -1 : a[field] > b[field] ? 1 : a.id < b.id ? -1 : 1));
}
