import type { StreamEvent } from "./parseEventStream.ts";

/** The platform's word that a revision is live. */
export interface RevisionNews {
  seq: number;
  hash: string;
}

/** Reads an event as news; a heartbeat, and whatever else is no news, is nothing. */
export function toNews({ data }: StreamEvent): RevisionNews | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== "object" || value === null) return null;
    const { seq, hash } = value as Record<string, unknown>;
    const isNamed = typeof hash === "string" && /^sha256-[0-9a-f]{64}$/.test(hash);
    return typeof seq === "number" && isNamed ? { seq, hash } : null;
  } catch {
    return null;
  }
}
