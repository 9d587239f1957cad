import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { pickCoding } from "./pickCoding.ts";
import { codingOf, etagOf, type PreparedAnswer } from "./PreparedAnswer.ts";
import { sendReady, type ReadyAnswer } from "./ReadyAnswer.ts";

/** What was prepared, in the best coding that is taken. */
export function readyOf({ headers: asked }: Pick<IncomingMessage, "headers">, answer: PreparedAnswer): ReadyAnswer {
  const { bytes, name, type, keep, headers } = answer;
  const coding = codingOf(bytes, pickCoding(asked["accept-encoding"]));
  return { etag: etagOf(name, coding), coding, content: bytes[coding] ?? bytes.identity, type, keep, headers };
}

/** Sends what was prepared, in the best coding that is taken, or 304 to whoever has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, answer: PreparedAnswer): FastifyReply {
  return sendReady(request, reply, readyOf(request, answer));
}
