import { isRecord } from "#json/isRecord.ts";
import type { Translate } from "../schemaWords.ts";
import { kindWord, slotWord, widgetWord } from "./kindWords.ts";
import { subjectOf, type NodeRow } from "./nodeRows.ts";
import { isField } from "./nodeSlots.ts";

/** What a line of a document's tree is, and what it is about: empty where it says nothing. */
export function nodeWords(
  { type, node, slot }: Pick<NodeRow, "type" | "node" | "slot">,
  translate: Translate,
  textOf: (key: string) => string,
): { word: string; about: string } {
  if (type === "slot") return { word: slotWord(slot, translate), about: "" };
  const subject = subjectOf(node);
  const about = subject === undefined ? "" : "key" in subject ? textOf(subject.key) : subject.name;
  if (isField(node)) return { word: widgetWord(String(node["widget"]), translate), about };
  const kind = isRecord(node) && typeof node["kind"] === "string" ? node["kind"] : "";
  return { word: kind === "" ? translate("console.pages.noKind") : kindWord(kind, translate), about };
}
