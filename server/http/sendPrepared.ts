import type { FastifyReply, FastifyRequest } from "fastify";
import { addVary } from "./addVary.ts";
import { isKnownTo } from "./isKnownTo.ts";
import { pickCoding } from "./pickCoding.ts";
import { codingOf, etagOf, type PreparedAnswer } from "./PreparedAnswer.ts";

/** Sends what was prepared, in the best coding that is taken, or 304 to whoever has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  const { bytes, name, type, keep, headers } = answer;
  const coding = codingOf(bytes, pickCoding(request.headers["accept-encoding"]));
  const etag = etagOf(name, coding);
  reply.header("etag", etag).header("cache-control", keep);
  if (headers) reply.headers(headers);
  addVary(reply, "accept-encoding");
  if (isKnownTo(request, etag)) return reply.code(304).send();
  if (coding !== "identity") reply.header("content-encoding", coding);
  return reply.code(200).type(type).send(bytes[coding]);
}
