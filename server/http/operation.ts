import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { OperationId, Operations } from "#contracts/api.ts";
import { addVary } from "./addVary.ts";
import { compressionOf } from "./compressCalls.ts";
import { contract, type ContractOperation } from "./contract.ts";
import { Failure } from "./Failure.ts";
import { faultAtField } from "./faultAtField.ts";
import { findUnstorable } from "./findUnstorable.ts";
import { checkSameSite } from "./sameSite.ts";

/** What a handler gets: the checked parts of the request. */
export interface Call<Id extends OperationId> {
  path: Operations[Id]["path"];
  query: Operations[Id]["query"];
  body: Operations[Id]["body"];
  /** Of calls that need one. */
  idempotencyKey: string;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Answers with the `value` of the envelope; or with the reply itself where it was sent by hand. Refuses by throwing. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Operations[Id]["value"] | FastifyReply> | Operations[Id]["value"] | FastifyReply;

/** How a call is answered. */
export interface OperationOptions {
  /** The handler sends bytes that are compressed already, and says itself what they vary by. */
  isPrepared?: boolean;
}

const largeBodyBytes = 2 * 1024 * 1024;

/**
 * Serves one call of the contract. Method, path, request checks, who may call, encryption and the shape of the answer
 * come from `schemas/api/openapi.json`; the handler gets checked input and returns the value.
 */
export function operation<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handler: Handler<Id>,
  { isPrepared = false }: OperationOptions = {},
): void {
  const served = contract.operations.get(id);
  if (!served) throw new Error(`The contract has no call ${id}`);
  app.served.add(id);
  const { schemas } = served;
  const varies = served.isCompressed && !isPrepared;
  const enter = async (entering: Promise<void> | undefined, request: FastifyRequest, reply: FastifyReply) => {
    await entering;
    if (served.auth !== "none") await authenticatorOf(app, served)(request, reply, served);
  };
  const unseal = async (request: FastifyRequest) => {
    request.body = await openBody(app, request, served);
    checkTexts(request);
  };
  app.route({
    method: served.method,
    url: served.url,
    ...(isPrepared ? { compress: false as const } : compressionOf(served)),
    ...(served.hasLargeBody && { bodyLimit: largeBodyBytes }),
    schema: {
      params: schemas.path,
      querystring: schemas.query,
      headers: schemas.headers,
      ...(schemas.body && { body: schemas.body }),
      ...(schemas.value && { response: { 200: envelopeOf(schemas.value) } }),
    },
    // Hooks that have nothing to wait for say so at once; a promise costs more than most of them do.
    onRequest: (request, reply, done) => {
      if (served.readsCookies) checkSameSite(request, app.ports);
      dropUnstorableCookies(request);
      // An answer that is short enough to stay as it is hangs on it too.
      if (varies) addVary(reply, "accept-encoding");
      const entering = app.ports.checkEntry?.(request, served);
      if (entering !== undefined || served.auth !== "none") return enter(entering, request, reply);
      return done();
    },
    preValidation: (request, _reply, done) => {
      if (served.isEncrypted) return unseal(request);
      checkTexts(request);
      return done();
    },
    handler: (request, reply) => {
      const value = handler({
        path: request.params as Operations[Id]["path"],
        query: request.query as Operations[Id]["query"],
        body: request.body as Operations[Id]["body"],
        idempotencyKey: String(request.headers["idempotency-key"] ?? ""),
        request,
        reply,
      });
      // Sent by hand already, and in this very turn.
      if (value === reply) return undefined;
      return Promise.resolve(value).then((answered) => {
        // Who did what, never with which words: bodies hold passwords (S-61).
        if (served.method !== "GET") request.log.info({ event: id, session: request.player?.id }, "done");
        // A reply that was sent already (304) is awaited like any promise, and nothing of it comes back.
        return reply.sent ? reply : { success: true, value: answered, message: null };
      });
    },
  });
}

function envelopeOf(value: Record<string, unknown>): Record<string, unknown> {
  return {
    type: "object",
    required: ["success", "value", "message"],
    properties: { success: { type: "boolean" }, value, message: { type: ["string", "null"] } },
  };
}

function authenticatorOf(app: FastifyInstance, served: ContractOperation) {
  const authenticate = served.auth === "none" ? undefined : app.ports.authenticators[served.auth];
  if (!authenticate) throw new Error(`Nobody checks who calls ${served.id}`);
  return authenticate;
}

async function openBody(app: FastifyInstance, request: FastifyRequest, served: ContractOperation): Promise<unknown> {
  const { body } = request;
  const payload = typeof body === "object" && body !== null ? (body as Record<string, unknown>)["payload"] : undefined;
  if (typeof payload !== "string" || Object.keys(body as object).length !== 1) throw unreadableBody();
  if (!app.ports.openBody) throw new Error(`Nobody opens the body of ${served.id}`);
  return app.ports.openBody(payload, { method: served.method, path: request.url.split("?")[0] ?? "" });
}

/** Throws 400 with the place of a text that no table can hold (NUL, half a character), whatever the call would do with it. */
function checkTexts({ params, query, body: sent }: FastifyRequest): void {
  // Bytes are no text.
  const body = Buffer.isBuffer(sent) ? undefined : sent;
  // Most requests have a short address and no body.
  if ((body === undefined || body === null) && isStorable(params) && isStorable(query)) return;
  for (const [part, value] of Object.entries({ params, querystring: query, body })) {
    const found = findUnstorable(value);
    if (!found) continue;
    const fieldErrors = faultAtField({ part, ...found });
    const place = { part, ...found, ...(fieldErrors && { fieldErrors }) };
    throw new Failure(400, "malformed_request", "The request is malformed.", { value: place });
  }
}

/** Whether flat members are texts that a table can hold, without a walk. */
function isStorable(members: unknown): boolean {
  for (const name in members as Record<string, unknown>) {
    const text = (members as Record<string, unknown>)[name];
    if (typeof text === "string" && (text.includes("\0") || !text.isWellFormed())) return false;
    if (typeof text === "object") return false;
    if (name.includes("\0") || !name.isWellFormed()) return false;
  }
  return true;
}

/** A cookie is sent without the person knowing of it: one that cannot be ours is as good as none, and no reason to refuse. */
function dropUnstorableCookies({ cookies }: FastifyRequest): void {
  for (const [name, value] of Object.entries(cookies)) if (findUnstorable(value)) delete cookies[name];
}

/** Wrong key, stale, replayed, not encrypted: all of them get this one answer. */
export function unreadableBody(): Failure {
  return new Failure(400, "unreadable_body", "The request could not be read.");
}
