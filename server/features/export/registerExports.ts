import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf, type PlayerSession } from "#server/features/session/PlayerSession.ts";
import { notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone } from "#server/localDay.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { hashToken } from "#server/security/tokens.ts";
import { createFileDesk, type AskedFile } from "./createFileDesk.ts";
import type { ExportedLists } from "./Exported.ts";

interface Row extends PlayerSession {
  asked: AskedFile;
}

/** Serves lists as files: a call that says which, and an address that gives it once. */
export function registerExports(app: FastifyInstance, deps: Deps, lists: ExportedLists, throttle: Throttle): void {
  const { db, clock, liveSite } = deps;
  const settings = () => liveSite.current().site.brand.settings;
  const desk = createFileDesk(deps, lists, throttle);
  const readerOf = ({ memberId, type }: PlayerSession) => ({ id: memberId, role: type });

  operation(app, "beginExport", async ({ body, request }) => {
    const session = playerSessionOf(request);
    const list = await desk.judge(body, readerOf(session));
    const said = languageOf(request, settings().defaultLanguage);
    // What stands against it is said now, where somebody reads it; no row is read yet.
    await list.open({ session, language: said, query: body.params as never });
    const { token, endsAt } = await desk.keep({ ...body, said }, ["session_id", session.id]);
    return { href: `/wps/exports/${token}`, endsAt };
  });

  // A browser saves what it goes to, which carries no token in a header: the address is the secret, and opens once.
  app.get("/wps/exports/:token", { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const [row] = await db.query<Row>(
      `SELECT s.id, m.id AS "memberId", m.account, m.type, m.language, m.currency, t.asked
       FROM table_export t JOIN session s ON s.id = t.session_id JOIN member m ON m.id = s.member_id
       WHERE t.token_hash = $1 AND t.expires_at > $2 AND s.ended_at IS NULL AND s.expires_at > $2 AND m.disabled_at IS NULL AND m.locked_at IS NULL`,
      [hashToken(token), clock.now()],
    );
    if (!row) throw notFound();
    const { asked, ...session } = row;
    const reader = readerOf(session);
    const list = desk.listFor(asked.call, reader);
    const open = () => list.open({ session, language: asked.said, query: asked.params as never });
    return desk.give(token, { asked, reader, list, zone: knownZone(settings().timeZone), open }, reply);
  });
}
