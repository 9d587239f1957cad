import type { Diagnostic } from "#contracts/api.ts";
import { openDocument } from "#engine/openDocument.ts";
import { isRecord } from "#json/isRecord.ts";

/** What is wrong in a value, by a place in it. */
export type JsonFinding = Pick<Diagnostic, "pointer" | "reason" | "nearest">;

/** What the document door says of a node, of a layout, or of a page document with its layout and dialogs. */
export function jsonFindings(value: unknown, what: "node" | "document"): JsonFinding[] {
  if (what === "node") return openedAt({ root: value }, "/root", "");
  if (!isRecord(value) || value["layout"] === undefined) return openedAt(value, "", "");
  const dialogs = isRecord(value["dialogs"]) ? Object.entries(value["dialogs"]) : [];
  return [
    ...openedAt(value["layout"], "", "/layout"),
    ...dialogs.flatMap(([name, dialog]) => openedAt(dialog, "", `/dialogs/${name}`)),
  ];
}

/** The problems of a layout, of which the first part of each place is another one here. Parts are put in elsewhere. */
function openedAt(layout: unknown, from: string, to: string): JsonFinding[] {
  return openDocument(layout, "page/draft").problems.flatMap(({ pointer, reason, nearest }) => {
    const finding = { pointer: to + pointer.slice(from.length), reason };
    return reason.startsWith("This part could not be put")
      ? []
      : [nearest === undefined ? finding : { ...finding, nearest }];
  });
}
