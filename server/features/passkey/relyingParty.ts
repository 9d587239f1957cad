import type { FastifyRequest } from "fastify";
import { isIP } from "node:net";
import { refusal } from "#server/http/Failure.ts";
import { checkSameSite, type OwnSite } from "#server/http/sameSite.ts";

/** For which page a passkey is made or shown. */
export interface RelyingParty {
  /** Origin of the page, as the browser signs it. */
  origin: string;
  /** Its host: a passkey works there and nowhere else. */
  rpId: string;
}

/**
 * The page that calls: one of our own, or of the list of origins; several hosts of a brand have passkeys of their own. Throws 403
 * for a page of another site, and `passkey_refused` where there can be none: at an address of figures alone.
 */
export function relyingParty(
  request: FastifyRequest,
  publicOrigin: string,
  ours: OwnSite = request.server.ports,
): RelyingParty {
  checkSameSite(request, ours);
  const origin = request.headers.origin ?? publicOrigin;
  const { hostname } = new URL(origin);
  if (isIP(hostname.replace(/[[\]]/g, "")) !== 0) throw passkeyRefused();
  return { origin, rpId: hostname };
}

/** A passkey that is unknown, of somebody else, or whose proof does not hold: which of them is not told. */
export function passkeyRefused() {
  return refusal("passkey_refused", "This passkey was not accepted.");
}
