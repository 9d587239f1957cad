import type { FastifyRequest } from "fastify";
import type { Config } from "#server/config.ts";
import { refusal } from "./Failure.ts";

/**
 * Throws `domain_check_failed` where a page says that it stands on a host that is none of the site's (access specification, section
 * 8): neither the one that was called, nor the platform's own, nor one of those that the site may be served from.
 */
export function demandOwnDomain(
  domain: string | undefined,
  request: FastifyRequest,
  { allowedOrigins, publicOrigin }: Pick<Config, "allowedOrigins" | "publicOrigin">,
): void {
  if (domain === undefined || domain === "") return;
  const own = [`http://${request.headers.host ?? ""}`, publicOrigin, ...allowedOrigins];
  const asked = hostOf(`http://${domain}`);
  if (asked !== undefined && own.some((origin) => hostOf(origin) === asked)) return;
  throw refusal("domain_check_failed", "The domain check failed.");
}

/** The name of an address's host in small letters, without its port; undefined of what is no address. */
function hostOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}
