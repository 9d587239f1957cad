import { compile } from "@fastify/proxy-addr";
import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";

/** Two-letter code of the country that a visitor is in; empty where nobody said who may say it. */
export type CountryOf = (request: FastifyRequest) => string;

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
    return typeof value === "string" && /^[A-Z]{2}$/.test(value) ? value : "";
  };
}
