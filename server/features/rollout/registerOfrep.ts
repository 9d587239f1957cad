import { hash } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { KnownVisitor } from "#compile/audience/isReached.ts";
import type { Deps } from "#server/Deps.ts";
import { findToken } from "#server/features/console/findToken.ts";
import { toldToken } from "#server/features/console/toldToken.ts";
import { visitorOf } from "#server/http/visitorOf.ts";
import type { Limit, Throttle } from "#server/security/createThrottle.ts";
import { evaluateFeatures } from "./evaluateFeature.ts";
import { readContext } from "./readContext.ts";

const bodyLimit = 16 * 1024;
const perProgram: Limit = { most: 6_000, seconds: 60 };
const idPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Tokens that are none, from one address. */
const perAddress: Limit = { most: 60, seconds: 60 };

/**
 * Serves the OpenFeature Remote Evaluation Protocol (OFREP 0.3) to other programs, behind a token of the scope `flags`. The protocol has
 * answers of its own, so these calls stand beside the contract.
 */
export function registerOfrep(
  app: FastifyInstance,
  { db, clock, liveSite }: Pick<Deps, "db" | "clock" | "liveSite">,
  throttle: Throttle,
): void {
  /** Whether the request may go on; answers it otherwise. */
  const admit = async (request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const { authorization = "", "x-api-key": key } = request.headers;
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? (typeof key === "string" ? key : "");
    const found = token === "" ? null : await findToken({ db, clock }, token);
    const program = found?.state === "open" && found.scopes.includes("flags") ? found.operator : null;
    const [kind, subject, limit] =
      program === null
        ? (["ofrepRefused", visitorOf(request), perAddress] as const)
        : (["ofrep", program.id, perProgram] as const);
    const { isAllowed, waitSeconds } = await throttle.take(kind, subject, limit);
    if (!isAllowed) {
      await reply
        .code(429)
        .header("retry-after", String(Math.max(1, waitSeconds)))
        .send({ errorDetails: "Too many requests" });
      return false;
    }
    if (program !== null) return true;
    const needed = "A token of the scope flags is needed, as Authorization: Bearer or X-API-Key";
    const errorDetails = found === null || found.state === "open" ? needed : toldToken(found);
    await reply.code(401).header("www-authenticate", "Bearer").send({ errorDetails });
    return false;
  };

  /** Who is meant: what the platform knows of a member goes before what the program says. */
  const known = async (visitor: KnownVisitor): Promise<KnownVisitor> => {
    if (visitor.key === "") return visitor;
    // Each half has an index, however many members there are.
    const rows = await db.query<{ id: string; type: number; level: number }>(
      `SELECT id, type, club_rank_level AS level FROM member
       WHERE (account_key = lower($1) AND account = $1) OR id = $2::uuid LIMIT 1`,
      [visitor.key, idPattern.test(visitor.key) ? visitor.key : null],
    );
    const member = rows[0];
    return member ? { ...visitor, key: member.id, accountType: member.type, level: member.level } : visitor;
  };

  const read = async (request: FastifyRequest) => {
    const { defaultLanguage } = liveSite.current().site.brand.settings;
    const context = readContext(request.body, defaultLanguage);
    return context.ok ? { ok: true as const, visitor: await known(context.visitor) } : context;
  };

  app.post<{ Params: { key: string } }>(
    "/ofrep/v1/evaluate/flags/:key",
    { bodyLimit, errorHandler },
    async (request, reply) => {
      reply.header("cache-control", "no-store");
      if (!(await admit(request, reply))) return reply;
      const { key } = request.params;
      const context = await read(request);
      if (!context.ok) return reply.code(400).send({ key, errorCode: "INVALID_CONTEXT", errorDetails: context.reason });
      const found = evaluateFeatures(liveSite.current(), context.visitor).get(key);
      if (!found)
        return reply.code(404).send({ key, errorCode: "FLAG_NOT_FOUND", errorDetails: "There is no such feature" });
      return reply.code("errorCode" in found ? 400 : 200).send(found);
    },
  );

  app.post("/ofrep/v1/evaluate/flags", { bodyLimit, errorHandler }, async (request, reply) => {
    reply.header("cache-control", "private, no-cache");
    if (!(await admit(request, reply))) return reply;
    const context = await read(request);
    if (!context.ok) return reply.code(400).send({ errorCode: "INVALID_CONTEXT", errorDetails: context.reason });
    const flags = [...evaluateFeatures(liveSite.current(), context.visitor).values()];
    const answer = JSON.stringify({ flags });
    const etag = `"${hash("sha256", answer, "base64url")}"`;
    reply.header("etag", etag);
    if (request.headers["if-none-match"] === etag) return reply.code(304).send();
    return reply.type("application/json; charset=utf-8").send(answer);
  });
}

/** What is wrong with a request before it is read, in the protocol's words. */
function errorHandler(error: { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, "an evaluation failed");
  const errorDetails = status >= 500 ? "The evaluation failed" : 'The body is JSON: {"context": {…}}';
  void reply
    .code(status >= 500 ? 500 : 400)
    .send({ errorCode: status >= 500 ? "GENERAL" : "PARSE_ERROR", errorDetails });
}
