import type { FastifyRequest } from "fastify";
import type { Language } from "#contracts/config.ts";

const languageCode = /^[A-Z]{2}(-[A-Z]{2})?$/;

/** The language that the call asks for, in the trade's code; `fallback` where it names none. */
export function languageOf(request: FastifyRequest, fallback: Language): string {
  const header = request.headers["language"];
  return typeof header === "string" && languageCode.test(header) ? header : fallback;
}
