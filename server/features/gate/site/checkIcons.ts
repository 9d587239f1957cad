import type { Diagnostic } from "#contracts/api.ts";
import { iconNames } from "#compile/iconNames.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Site } from "#contracts/config.ts";
import { joinPointer } from "#json/pointer.ts";
import { createFindings, type Note } from "../createFindings.ts";

const known: ReadonlySet<string> = new Set(iconNames);

/** Warns of icons that the skin does not have: a neutral mark stands in for them. */
export function checkIcons(site: Site): Diagnostic[] {
  const problems: Diagnostic[] = [];
  for (const [key, layout] of Object.entries(site.layouts))
    findIcons(layout, "", createFindings(`layouts/${key}`, "", problems));
  for (const [key, page] of Object.entries(site.pages ?? {}))
    findIcons(page, "", createFindings(`pages/${key}`, "", problems));
  findIcons(site.menus, "", createFindings("menus", "", problems));
  return problems;
}

/** `isTable`: the members are icons themselves, one for each value of a row (`icons`). */
function findIcons(value: unknown, pointer: string, note: Note, isTable = false): void {
  if (Array.isArray(value)) return value.forEach((item, place) => findIcons(item, joinPointer(pointer, place), note));
  if (!isRecord(value)) return;
  for (const [name, member] of Object.entries(value)) {
    const at = joinPointer(pointer, name);
    if ((isTable || name === "icon") && typeof member === "string" && !known.has(member)) {
      const reason = `There is no icon "${member}": a neutral mark is shown instead`;
      note(at, reason, { written: member, choices: iconNames, severity: "warning" });
    } else findIcons(member, at, note, name === "icons");
  }
}
