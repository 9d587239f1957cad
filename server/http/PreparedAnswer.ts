import type { Coding } from "./pickCoding.ts";

/** The bytes of an answer in every coding it is worth having in. */
export interface Bytes {
  identity: Buffer;
  /** Where it saves nothing there is none. */
  gzip: Buffer | undefined;
  br: Buffer | undefined;
}

/** An answer that is ready before it is asked for. */
export interface PreparedAnswer {
  bytes: Bytes;
  /** Names this content: base of the strong ETags, one for each coding. */
  name: string;
  /** The content type. */
  type: string;
  /** `Cache-Control`. */
  keep: string;
  /** Whatever else its head says, in small letters. */
  headers?: Readonly<Record<string, string>>;
}

/** The best coding that is there. */
export function codingOf(bytes: Bytes, wanted: Coding): Coding {
  return bytes[wanted] === undefined ? "identity" : wanted;
}

/** A strong ETag names bytes and not only content (RFC 9110, 8.8.3.3): each coding has its own. */
export function etagOf(name: string, coding: Coding): string {
  return coding === "identity" ? `"${name}"` : `"${name}-${coding}"`;
}
