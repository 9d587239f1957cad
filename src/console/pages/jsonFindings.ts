import type { Diagnostic } from "#contracts/api.ts";
import { mendForm } from "#compile/forms/mendForm.ts";
import { openDocument } from "#engine/openDocument.ts";
import { isRecord } from "#json/isRecord.ts";

/** What is wrong in a value, by a place in it. */
export type JsonFinding = Pick<Diagnostic, "pointer" | "reason" | "nearest">;

/** What a text of JSON is written as. */
export type WrittenAs = "node" | "field" | "form" | "document";

/** What the document door says of a node, of a layout, or of a page document with its layout and dialogs. */
export function jsonFindings(value: unknown, what: WrittenAs, rules: unknown = {}): JsonFinding[] {
  if (what === "form") return formFindings(value, "", rules);
  if (what === "field") return formFindings({ id: "form", fields: [value] }, "/fields/0", rules);
  if (what === "node") return openedAt({ root: value }, "/root", "");
  if (!isRecord(value) || value["layout"] === undefined) return openedAt(value, "", "");
  const dialogs = isRecord(value["dialogs"]) ? Object.entries(value["dialogs"]) : [];
  return [
    ...openedAt(value["layout"], "", "/layout"),
    ...dialogs.flatMap(([name, dialog]) => openedAt(dialog, "", `/dialogs/${name}`)),
  ];
}

/** What is wrong in a form, from a place in it on. */
function formFindings(form: unknown, from: string, rules: unknown): JsonFinding[] {
  const findings: JsonFinding[] = [];
  mendForm(form, { rules }, ({ pointer, reason }) => findings.push({ pointer, reason }));
  return findings.flatMap(({ pointer, reason }) =>
    `${pointer}/`.startsWith(`${from}/`) ? [{ pointer: pointer.slice(from.length), reason }] : [],
  );
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
