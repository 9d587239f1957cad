import type { FastifyReply, FastifyRequest } from "fastify";
import { operatorLimits } from "./createOperatorSessions.ts";

/** The cookie of an operator's session: no script reads it, no other site sends it. Browsers bind `__Host-` to https. */
export function consoleCookie(isHttps: boolean) {
  const name = isHttps ? "__Host-console" : "console";
  const options = { httpOnly: true, sameSite: "strict", secure: isHttps, path: "/" } as const;
  return {
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: operatorLimits.longestMs / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
