import type { FastifyReply } from "fastify";

/** Adds a request header that the answer hangs on to `Vary`, beside those that stand there already. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const before = reply.getHeader("vary");
  if (before === undefined) return reply.header("vary", name);
  const names = String(before)
    .split(",")
    .map((text) => text.trim().toLowerCase());
  return names.includes(name.toLowerCase()) || names.includes("*")
    ? reply
    : reply.header("vary", `${String(before)}, ${name}`);
}
