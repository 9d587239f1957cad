import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./addVary.ts";
import { isKnownTo } from "./isKnownTo.ts";

/** An answer that needs nothing but to be sent: its bytes are in the coding that was asked for. */
export interface ReadyAnswer {
  /** Strong, with its quotation marks. */
  etag: string;
  coding: "br" | "gzip" | "identity";
  /** Bytes; in a string each character is one (latin1). */
  content: Buffer | string;
  /** The content type. */
  type: string;
  /** `Cache-Control`. */
  keep: string;
  /** Whatever else its head says, in small letters. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Sends it through the framework, or 304 to whoever has it. A status that was set before, such as 503, stays. */
export function sendReady(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer): FastifyReply {
  const { etag, coding, content, type, keep, headers } = answer;
  reply.header("etag", etag).header("cache-control", keep);
  if (headers) reply.headers(headers);
  addVary(reply, "accept-encoding");
  const status = reply.statusCode;
  if (status === 200 && isKnownTo(request, etag)) return reply.code(304).send();
  if (coding !== "identity") reply.header("content-encoding", coding);
  return reply
    .code(status)
    .type(type)
    .send(typeof content === "string" ? Buffer.from(content, "latin1") : content);
}
