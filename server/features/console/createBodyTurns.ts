import type { FastifyReply } from "fastify";
import { Failure } from "#server/http/Failure.ts";

/** So many big bodies of one operator are read at the same time. */
const most = 4;

/** Lets an operator send a big body, or throws 429 before anything of it is read: reading it is work on the common thread. */
export type BodyTurns = (operatorId: string, reply: FastifyReply) => void;

/** Counts the big bodies that are under way, by operator. */
export function createBodyTurns(): BodyTurns {
  const underWay = new Map<string, number>();
  return (operatorId, { raw }) => {
    const count = underWay.get(operatorId) ?? 0;
    if (count >= most) {
      const message = `${count} big requests of yours are under way. Let their answers come in first.`;
      throw new Failure(429, "too_many_requests", message, { retryAfterSeconds: 2 });
    }
    underWay.set(operatorId, count + 1);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      const left = (underWay.get(operatorId) ?? 1) - 1;
      if (left > 0) underWay.set(operatorId, left);
      else underWay.delete(operatorId);
    };
    raw.once("finish", end).once("close", end);
  };
}
