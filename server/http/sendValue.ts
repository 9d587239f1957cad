import type { FastifyReply } from "fastify";

/**
 * Answers with a value that is JSON text already, in the envelope: a whole configuration is neither read nor written again on
 * the thread that answers everybody. The text has to be what the contract says; nothing looks at it here.
 */
export function sendValue(reply: FastifyReply, json: string): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(`{"success":true,"value":${json},"message":null}`);
}

/** An object as JSON text, of members that are JSON text already. */
export function jsonObject(members: Readonly<Record<string, string>>): string {
  const written = Object.entries(members).map(([name, json]) => `${JSON.stringify(name)}:${json}`);
  return `{${written.join(",")}}`;
}
