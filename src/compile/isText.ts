import type { Text } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";

/** Is it a text of a descriptor: a text key, a key with values, or a binding? */
export function isText(written: unknown): written is Text {
  if (typeof written === "string") return written !== "";
  return isRecord(written) && (typeof written["text"] === "string" || typeof written["bind"] === "string");
}
