import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Clock } from "#server/Clock.ts";
import { Failure } from "#server/http/Failure.ts";
import { findVendor, type VendorConfig } from "#server/readVendors.ts";
import { isSameHash } from "#server/security/tokens.ts";

/** What was signed longer ago, or later, is refused. */
const replayMs = 300_000;
const mostNonces = 500_000;

/** Throws 401 for a call that the vendor of its address did not sign just now, or that came before. */
export type DemandVendor = (request: FastifyRequest, vendor: string) => void;

/**
 * Checks who calls. The signature is over moment, nonce, method, path and the very bytes of the body, so a call for one vendor is
 * none for another. Nonces are remembered by each node for as long as their moment is accepted; a call that is shown to another
 * node meanwhile does nothing more there, since each call counts once by its own name.
 */
export function createVendorCheck({
  clock,
  vendors,
}: {
  clock: Clock;
  vendors: readonly VendorConfig[];
}): DemandVendor {
  const seen = new Map<string, number>();

  /** False for a nonce that was used; forgets those that are too old to be accepted anyway. */
  function isFresh(nonce: string, now: number): boolean {
    for (const [old, at] of seen) {
      if (at > now - 2 * replayMs && seen.size < mostNonces) break;
      seen.delete(old);
    }
    if (seen.has(nonce)) return false;
    seen.set(nonce, now);
    return true;
  }

  return (request, vendor) => {
    const {
      "croupier-timestamp": timestamp,
      "croupier-nonce": nonce,
      "croupier-signature": signatures,
    } = request.headers;
    const secrets = findVendor(vendors, vendor)?.secrets ?? [];
    const now = clock.now().getTime();
    const isTimed = typeof timestamp === "string" && /^\d{1,12}$/.test(timestamp);
    const isRecent = isTimed && Math.abs(now - Number(timestamp) * 1_000) <= replayMs;
    const isNamed = typeof nonce === "string" && /^[A-Za-z0-9_-]{8,64}$/.test(nonce);
    const path = request.url.split("?")[0] ?? "";
    const text = `${String(timestamp)}.${String(nonce)}.${request.method}.${path}.${request.signedBody ?? ""}`;
    const given = String(signatures ?? "")
      .split(",")
      .flatMap((one) => /^v1=([0-9a-f]{64})$/.exec(one.trim())?.[1] ?? []);
    const isSigned = secrets.some((secret) => {
      const right = createHmac("sha256", secret).update(text).digest();
      return given.some((hex) => isSameHash(Buffer.from(hex, "hex"), right));
    });
    if (isRecent && isNamed && isSigned && isFresh(`${vendor} ${nonce}`, now)) return;
    request.log.warn({ event: "vendor call refused", isRecent, isSigned });
    throw new Failure(401, "bad_signature", "This was not signed by the vendor, or came before.");
  };
}
