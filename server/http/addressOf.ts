import type { IncomingMessage } from "node:http";
import proxyAddress, { compile } from "@fastify/proxy-addr";
import type { Config } from "#server/config.ts";
import type { Visit } from "./countryOf.ts";

/** Address of a visitor, before the framework has made a request of it. */
export type AddressOf = (request: Visit) => string;

/** The address that the framework believes (`request.ip`): the peer's, or what the proxies that are trusted say of it. */
export function createAddressOf({ trustedProxies }: Pick<Config, "trustedProxies">): AddressOf {
  if (trustedProxies.length === 0) return ({ socket }) => socket.remoteAddress ?? "";
  const isProxy = compile(trustedProxies);
  // It reads the headers and the peer, and nothing else of a request.
  return (request) => proxyAddress(request as IncomingMessage, isProxy) ?? "";
}
