import { createHash } from "node:crypto";

/** The name of a revision: `sha256-` and the hash of its canonical JSON (RFC 8785) in hexadecimal. */
export function revisionHash(canonical: string): string {
  return `sha256-${createHash("sha256").update(canonical).digest("hex")}`;
}
