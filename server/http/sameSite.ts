import type { FastifyRequest } from "fastify";
import { Failure } from "./Failure.ts";

/** What is ours. */
export interface OwnSite {
  /** Origins besides our own that the site's files may be served from. */
  allowedOrigins: readonly string[];
  isHttps: boolean;
}

/**
 * Throws 403 where a browser says that the call comes from another site. Calls that read a cookie must ask this: the
 * browser adds the cookie by itself, whoever wrote the page (ASVS 3.5.3).
 */
export function checkSameSite(request: FastifyRequest, { allowedOrigins, isHttps }: OwnSite): void {
  const { origin, host } = request.headers;
  const fetchSite = request.headers["sec-fetch-site"];
  if (origin !== undefined && allowedOrigins.includes(origin)) return;
  const isOtherSite = fetchSite !== undefined && fetchSite !== "same-origin" && fetchSite !== "none";
  const isOtherOrigin = origin !== undefined && !isOriginOf(origin, host, isHttps);
  if (isOtherSite || isOtherOrigin) throw new Failure(403, "cross_site", "This call is not allowed from another site.");
}

function isOriginOf(origin: string, host: string | undefined, isHttps: boolean): boolean {
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // A page that came over a plain connection may be anybody's, whatever name it has.
  return page.host === host && (!isHttps || page.protocol === "https:");
}
