import { isRecord } from "#json/isRecord.ts";
import type { TextTable } from "#i18n/TextTable.ts";

const none: TextTable = {};

/** A table of texts, whatever stands in its place. */
export function dictionaryOf(value: unknown): TextTable {
  return isRecord(value) ? (value as TextTable) : none;
}
