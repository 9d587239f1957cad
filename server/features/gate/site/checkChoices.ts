import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { createFindings, type Note } from "../createFindings.ts";

/** Checks that a list to choose from has choices, each of them once: without any nobody could fill the field in. */
export function checkChoices(site: Site): Diagnostic[] {
  const problems: Diagnostic[] = [];
  const look = (value: unknown, document: string) => findSelects(value, "", createFindings(document, "", problems));
  for (const [key, layout] of Object.entries(site.layouts)) look(layout, `layouts/${key}`);
  for (const [key, page] of Object.entries(site.pages ?? {})) look(page, `pages/${key}`);
  for (const [id, form] of Object.entries(site.forms ?? {})) look(form, `forms/${id}`);
  look(site.rules, "rules");
  return problems;
}

/** Only fields, and rules of them, have a widget. */
function findSelects(value: unknown, pointer: string, note: Note): void {
  if (Array.isArray(value)) return value.forEach((item, place) => findSelects(item, joinPointer(pointer, place), note));
  if (!isRecord(value)) return;
  const options = Array.isArray(value["options"]) ? (value["options"] as unknown[]) : [];
  if (
    value["widget"] === "select" &&
    options.length === 0 &&
    value["optionRows"] === undefined &&
    value["optionsOf"] === undefined
  )
    note(pointer, "A list to choose from needs options: nobody could choose anything");
  const seen = new Set<string>();
  for (const [place, option] of options.entries()) {
    if (!isRecord(option) || option["value"] === undefined) continue;
    // A call carries texts, so 1 and "1" are one choice.
    const sent = String(option["value"] as string | number | boolean);
    if (seen.has(sent)) note(`${pointer}/options/${place}/value`, `Two choices send "${sent}"`);
    seen.add(sent);
  }
  for (const [name, member] of Object.entries(value)) findSelects(member, joinPointer(pointer, name), note);
}
