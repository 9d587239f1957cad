import type { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import type { Operations } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { playerSessionOf, type PlayerSession } from "#server/features/session/PlayerSession.ts";
import { compileCheck } from "#server/http/compileCheck.ts";
import { contract } from "#server/http/contract.ts";
import { busy, Failure, notFound, tooMany } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { knownZone } from "#server/localDay.ts";
import type { Throttle } from "#server/security/createThrottle.ts";
import { hashToken, randomToken } from "#server/security/tokens.ts";
import { csvStream } from "./csvStream.ts";
import type { ExportedLists, ExportWish } from "./Exported.ts";
import { tableLines } from "./tableLines.ts";
import { mostXlsxRows, xlsxStream } from "./xlsxStream.ts";

const lifeMs = 60_000;
/** A file that takes longer is cut. */
const mostMs = 120_000;
/** Who has not taken the end of it by then takes nothing at all, and lets go of the connection. */
const patienceMs = mostMs + 10_000;
const mostRows = { csv: 5_000_000, xlsx: mostXlsxRows };
/** Files of a member. */
const limit = { most: 20, seconds: 600 };
/** Files at a time, each of which holds a connection to the database: of this node, and of one member. */
const atOnce = { all: 5, member: 2 };

const kinds = {
  csv: { write: csvStream, type: "text/csv; charset=utf-8" },
  xlsx: { write: xlsxStream, type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet" },
};

interface Row extends PlayerSession {
  asked: ExportWish & { said: string };
}

/** Serves lists as files: a call that says which, and an address that gives it once. */
export function registerExports(
  app: FastifyInstance,
  { db, clock, liveSite }: Deps,
  lists: ExportedLists,
  throttle: Throttle,
): void {
  const settings = () => liveSite.current().site.brand.settings;
  const open = new Map<Readable, string>();
  const checks = new Map(
    [...lists].map(([id, list]) => {
      const served = contract.operations.get(id as keyof Operations);
      if (!served) throw new Error(`The contract has no call ${id}`);
      return [id, { list, roles: served.roles, check: compileCheck(served.schemas.query, "address") }];
    }),
  );

  /** The list for whoever asks; throws the Failure that says why not. */
  const listFor = (call: string, { memberId, type }: PlayerSession) => {
    const found = checks.get(call);
    if (!found) throw malformed("/call");
    if (found.roles.length > 0 && !found.roles.includes(type))
      throw new Failure(403, "forbidden", "This account may not do that.");
    const own = [...open.values()].filter((id) => id === memberId).length;
    if (open.size >= atOnce.all || own >= atOnce.member) throw busy(undefined, 10);
    return found;
  };

  operation(app, "beginExport", async ({ body, request }) => {
    const session = playerSessionOf(request);
    const { list, check } = listFor(body.call, session);
    if (!check(body.params)) throw malformed(`/params${check.errors?.[0]?.instancePath ?? ""}`);
    const attempt = await throttle.take("tableExport", session.memberId, limit);
    if (!attempt.isAllowed) throw tooMany(attempt.waitSeconds);
    const said = languageOf(request, settings().defaultLanguage);
    // What stands against it is said now, where somebody reads it; no row is read yet.
    await list.open({ session, language: said, query: body.params as never });
    const [token, endsAt] = [randomToken(), new Date(clock.now().getTime() + lifeMs)];
    await db.query("INSERT INTO table_export (token_hash, session_id, asked, expires_at) VALUES ($1, $2, $3, $4)", [
      hashToken(token),
      session.id,
      JSON.stringify({ ...body, said }),
      endsAt,
    ]);
    return { href: `/wps/exports/${token}`, endsAt: endsAt.toISOString() };
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
    const { list } = listFor(asked.call, session);
    // Whoever finds it busy may come again; of several at once one gets the file.
    const taken = await db.query("DELETE FROM table_export WHERE token_hash = $1 RETURNING 1 AS one", [
      hashToken(token),
    ]);
    if (taken.length === 0) throw notFound();
    const batches = await Promise.resolve(
      list.open({ session, language: asked.said, query: asked.params as never }),
      // A refusal has a good status otherwise, and would be saved as the file.
    ).catch((error: unknown) => Promise.reject(error instanceof Failure ? notFound() : error));
    const began = performance.now();
    const bounds = { mostRows: mostRows[asked.format], endsAt: began + mostMs, now: () => performance.now() };
    const { write, type } = kinds[asked.format];
    const stream = write(tableLines(batches, asked, list, knownZone(settings().timeZone), bounds));
    open.set(stream, session.memberId);
    const patience = setTimeout(() => stream.destroy(new Error("Nobody took the file in time")), patienceMs);
    // Whoever goes away before the end frees the connection.
    reply.raw.once("close", () => stream.destroy());
    stream.once("close", () => {
      clearTimeout(patience);
      open.delete(stream);
    });
    return reply
      .type(type)
      .header("content-disposition", `attachment; filename="${asked.fileName}.${asked.format}"`)
      .header("cache-control", "no-store")
      .send(stream);
  });
}

function malformed(pointer: string): Failure {
  return new Failure(400, "malformed_request", "The request is malformed.", { value: { part: "body", pointer } });
}
