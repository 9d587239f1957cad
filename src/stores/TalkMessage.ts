import { isRecord } from "#json/isRecord.ts";
import type { CallFailure } from "./Answer.ts";

/** Something that was said. */
export interface TalkMessage {
  /** Grows from message to message. */
  id: number;
  /** Who said it; the same as the place's for own messages. */
  by: string;
  name: string;
  text: string;
  /** When, as an ISO date-time. */
  at: string;
}

/** Something that was typed and is not said yet. */
export interface UnsentMessage {
  /** The platform keeps one message of a key, however often it is sent. */
  readonly key: string;
  readonly text: string;
  /** Why it was not sent; null while it is on its way. */
  readonly failure: CallFailure | null;
}

/** Who one is in a conversation. */
export interface TalkPlace {
  by: string;
  mayWrite: boolean;
  /** Why not: `trial`, `muted`. */
  why: string | null;
  mutedUntil: string | null;
  reason: string;
}

/** Reads a message; null for what is none. A platform of somebody else's may send anything. */
export function readTalkMessage(value: unknown): TalkMessage | null {
  if (!isRecord(value)) return null;
  const { id, by, name, text, at } = value;
  if (typeof id !== "number" || typeof text !== "string") return null;
  return { id, by: String(by ?? ""), name: String(name ?? ""), text, at: String(at ?? "") };
}

/** Reads the messages of a list, and whether there are older ones. */
export function readTalkPage(value: unknown): { rows: TalkMessage[]; more: boolean } {
  const { rows, more } = isRecord(value) ? value : {};
  return { rows: Array.isArray(rows) ? rows.flatMap((row) => readTalkMessage(row) ?? []) : [], more: more === true };
}

/** Reads a place; null for what is none. */
export function readTalkPlace(value: unknown): TalkPlace | null {
  if (!isRecord(value)) return null;
  const { by, mayWrite, why, mutedUntil, reason } = value;
  return {
    by: String(by ?? ""),
    mayWrite: mayWrite === true,
    why: typeof why === "string" ? why : null,
    mutedUntil: typeof mutedUntil === "string" ? mutedUntil : null,
    reason: typeof reason === "string" ? reason : "",
  };
}
