import type { StreamEvent } from "./parseEventStream.ts";

/** The platform's word that a revision is live. */
export interface RevisionNews {
  seq: number;
  hash: string;
  /** Within how many milliseconds pages fetch it, each at a random moment, where the platform says so. */
  withinMs?: number;
  /** That part of the pages, 0 to 1, tells when it has drawn the revision: a share that the platform can take. */
  share?: number;
  /** The site was opened or closed: the platform has to be asked again. */
  look?: true;
}

/** Longest that a platform may let pages wait for what it published. */
const longestWaitMs = 5_000;

/** Reads an event as news; a heartbeat, and whatever else is no news, is nothing. */
export function toNews({ data }: StreamEvent): RevisionNews | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== "object" || value === null) return null;
    const { seq, hash, withinMs, share, look } = value as Record<string, unknown>;
    const isNamed = typeof hash === "string" && /^sha256-[0-9a-f]{64}$/.test(hash);
    const isHeld = typeof withinMs === "number" && withinMs >= 0 && withinMs <= longestWaitMs;
    const isMeasured = typeof share === "number" && share > 0 && share <= 1;
    return typeof seq === "number" && isNamed
      ? { seq, hash, ...(isHeld && { withinMs }), ...(isMeasured && { share }), ...(look === true && { look }) }
      : null;
  } catch {
    return null;
  }
}
