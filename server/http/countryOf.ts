import { compile } from "@fastify/proxy-addr";
import type { IncomingMessage } from "node:http";
import type { Config } from "#server/config.ts";

/** What tells where a visitor is: a request, as Node or as the framework has it. */
export type Visit = Pick<IncomingMessage, "headers" | "socket">;

/** Two-letter code of the country that a visitor is in; empty where nobody said who may say it. */
export type CountryOf = (visit: Visit) => string;

/**
 * Reads the country from the header that the proxies in front of us set. Only a proxy that is named is believed, exactly as
 * with X-Forwarded-For: anybody else's header is a visitor's own, who could choose a country that is served.
 */
export function createCountryOf({
  countryHeader: name,
  trustedProxies,
}: Pick<Config, "countryHeader" | "trustedProxies">): CountryOf {
  if (name === undefined || trustedProxies.length === 0) return () => "";
  const isProxy = compile(trustedProxies);
  return ({ socket, headers }) => {
    if (!isProxy(socket.remoteAddress ?? "", 0)) return "";
    const value = headers[name];
    // XX is how proxies write that they do not know; ISO 3166 leaves it to everybody's own use.
    return typeof value === "string" && /^[A-Z]{2}$/.test(value) && value !== "XX" ? value : "";
  };
}
