import type { IncomingMessage } from "node:http";

/**
 * Whether the one who asks has these very bytes (`If-None-Match`, RFC 9110, 13.1.2): its list names one of the ETags, strong or
 * weak. `*` counts as none: nobody who reads our answers sends it.
 */
export function isKnownTo({ headers }: Pick<IncomingMessage, "headers">, etag: string): boolean {
  const header = headers["if-none-match"];
  if (header === undefined) return false;
  if (header === etag) return true;
  return header.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}
