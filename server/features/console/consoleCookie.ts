import type { FastifyReply, FastifyRequest } from "fastify";
import { operatorLimits } from "./createOperatorSessions.ts";

/** The cookies of an operator: that of the session: no script reads it, no other site sends it. Browsers bind `__Host-` to https. */
export function consoleCookie(isHttps: boolean) {
  const prefix = isHttps ? "__Host-" : "";
  const name = `${prefix}console`;
  const options = { httpOnly: true, sameSite: "strict", secure: isHttps, path: "/" } as const;
  return {
    /** Tells browsers in which an operator has signed in before. */
    device: { device: `${prefix}console-device`, options },
    read: (request: FastifyRequest): string | undefined => request.cookies[name],
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...options, maxAge: operatorLimits.longestMs / 1000 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, options),
  };
}
