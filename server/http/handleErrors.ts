import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { DatabaseAwayError } from "#server/db/DatabaseAwayError.ts";
import { Failure } from "./Failure.ts";
import { faultAtField } from "./faultAtField.ts";

/** Fastify's own refusals that are the caller's doing, and the word each gets. */
const codeOfStatus: Record<number, [code: string, message: string]> = {
  400: ["malformed_request", "The request is malformed."],
  404: ["not_found", "There is no such thing."],
  405: ["malformed_request", "The request is malformed."],
  412: ["malformed_request", "The file is not what the request says it must be."],
  413: ["too_large", "The request is too large."],
  414: ["too_large", "The request is too large."],
  415: ["wrong_content_type", "The content type is not supported."],
  416: ["malformed_request", "The file has no such part."],
  431: ["too_large", "The request is too large."],
};
/** What the library of files refuses, without a code of Fastify's: conditions and parts. */
const fileStatuses = new Set([412, 416]);

/** PostgreSQL ended the work to keep others consistent, or it waited for others too long: nothing was done, try again. */
const tooBusy = new Set(["40001", "40P01", "55P03"]);

/** Turns everything that is thrown into an answer: the envelope with a stable code, never an inner detail. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
}

/** Writes down what was thrown, and answers it. */
export function sendError(
  error: FastifyError | Failure | DatabaseAwayError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const failure = toFailure(error);
  // While the database is away every call says so: one line each, without the stack.
  if (error instanceof DatabaseAwayError) request.log.warn({ code: error.code, reason: error.message }, "away");
  else if (failure.status >= 500 && !(error instanceof Failure)) request.log.error({ err: error }, "a call failed");
  else request.log.info({ event: "refused", code: failure.code, route: request.routeOptions?.url }, "refused");
  send(request, reply, failure);
}

/** Answers with a failure, from outside a route's handler too. */
export function send(request: FastifyRequest, reply: FastifyReply, failure: Failure): FastifyReply {
  if (failure.retryAfterSeconds !== undefined) reply.header("retry-after", String(failure.retryAfterSeconds));
  const body = { success: false, value: failure.value, message: failure.message, code: failure.code };
  return reply
    .code(failure.status)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send(failure.status >= 500 ? { ...body, correlationId: request.id } : body);
}

function toFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  if (error.validation)
    return new Failure(400, "malformed_request", "The request is malformed.", { value: whereOf(error) });
  const known = codeOfStatus[error.statusCode ?? 500];
  if (known && (error.code?.startsWith("FST_") || fileStatuses.has(error.statusCode ?? 500)))
    return new Failure(error.statusCode ?? 400, ...known);
  if (error instanceof DatabaseAwayError || tooBusy.has(error.code ?? "")) {
    return new Failure(503, "unavailable", "The service is not available for a moment.", { retryAfterSeconds: 2 });
  }
  return new Failure(500, "internal_error", "Something went wrong on our side.");
}

/**
 * Which part of the request is wrong, so that whoever writes a client finds it, and what its form says at the field; the values
 * themselves are not repeated.
 */
function whereOf({ validation, validationContext }: FastifyError): Record<string, unknown> {
  const part: string = validationContext ?? "";
  const { instancePath: pointer = "", keyword: reason = "", params = {} } = validation?.[0] ?? {};
  const fieldErrors = faultAtField({ part, pointer, reason, params });
  return { part, pointer, reason, ...(fieldErrors && { fieldErrors }) };
}
