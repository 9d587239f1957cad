import type { Rule } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { compileForm } from "#compile/forms/forms.ts";
import type { Note } from "../createFindings.ts";
import { toSentence } from "../shape/toSentence.ts";

/**
 * Checks the fields that a node brings along: what a page would leave out of them while it is drawn (rules that cannot be
 * kept, two fields of one name) is told here. `member` is where they stand in the node.
 */
export function checkFields(
  fields: unknown,
  pointer: string,
  rules: Readonly<Record<string, Rule>>,
  note: Note,
  member = "fields",
): void {
  if (!Array.isArray(fields) || fields.length === 0) return;
  for (const [place, field] of (fields as unknown[]).entries()) {
    if (member !== "filters" && isRecord(field) && field["names"] !== undefined)
      note(
        `${pointer}/${member}/${place}/names`,
        "Only a filter is sent under two names: a form sends the two days under its own",
      );
  }
  const result = compileForm({ id: "fields", fields }, { rules });
  if (result.ok) return;
  for (const { pointer: at, reason, nearest } of result.problems)
    note(pointer + at.replace("/fields", `/${member}`), toSentence(reason), nearest === undefined ? {} : { nearest });
}
