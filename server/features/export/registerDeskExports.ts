import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { operatorCallOf, type OperatorRole } from "#server/features/console/Operator.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone } from "#server/localDay.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { hashToken } from "#server/security/tokens.ts";
import { createFileDesk, type AskedFile } from "./createFileDesk.ts";
import type { DeskLists } from "./DeskLists.ts";

/** Serves lists of the console as files, in the way that players' are (record 141); for people, whose session opens the address. */
export function registerDeskExports(
  app: FastifyInstance,
  deps: Pick<Deps, "db" | "clock" | "liveSite">,
  lists: DeskLists,
  throttle: Throttle,
): void {
  const { db, clock, liveSite } = deps;
  const zone = () => knownZone(liveSite.current().site.brand.settings.timeZone);
  const desk = createFileDesk(deps, lists, throttle);

  operation(app, "beginDeskExport", async ({ body, request }) => {
    const { operator, session } = operatorCallOf(request);
    if (session === null) throw new Failure(403, "not_allowed", "A program reads the list itself.");
    const list = await desk.judge(body, operator);
    await list.open({ query: body.params as never });
    const asked = { ...body, said: languageOf(request, "EN") };
    const { token, endsAt } = await desk.keep(asked, ["operator_session", hashToken(session.token)]);
    return { href: `/console/api/exports/${token}`, endsAt };
  });

  app.get("/console/api/exports/:token", { exposeHeadRoute: false }, async (request, reply) => {
    const { token } = request.params as { token: string };
    const [row] = await db.query<{ id: string; role: OperatorRole; asked: AskedFile }>(
      `SELECT o.id, o.role, t.asked
       FROM table_export t JOIN operator_session s ON s.token_hash = t.operator_session JOIN operator o ON o.id = s.operator_id
       WHERE t.token_hash = $1 AND t.expires_at > $2 AND s.ends_at > $2 AND o.disabled_at IS NULL`,
      [hashToken(token), clock.now()],
    );
    if (!row) throw notFound();
    const { asked, ...reader } = row;
    const list = desk.listFor(asked.call, reader);
    const open = () => list.open({ query: asked.params as never });
    return desk.give(token, { asked, reader, list, zone: zone(), open }, reply);
  });
}
