import type { Site } from "#contracts/config.ts";
import type { UsedText } from "./checkTexts.ts";
import type { CompiledSite } from "../CompiledSite.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/**
 * The text keys that a site uses outside its layouts: in the brand, the menus, the page documents' menu entries, the
 * rules and the forms. Those of the layouts are found by the engine, which knows what a node's members mean.
 */
export function siteTextKeys(site: Site, compiled: CompiledSite): UsedText[] {
  const used: UsedText[] = [];
  const take = (text: unknown, document: string, at: string) => {
    const key = isRecord(text) ? (text["text"] ?? text["fallback"]) : text;
    if (typeof key === "string" && key !== "") used.push({ key, document, pointer: at });
  };
  take(compiled.brand.tagline, "brand", "/tagline");
  for (const [name, menu] of Object.entries(site.menus)) {
    const items = isRecord(menu) && Array.isArray(menu.items) ? menu.items : [];
    items.forEach((item, index) => take(item.label, "menus", toPointer(name, "items", index, "label")));
  }
  for (const [key, page] of Object.entries(site.pages ?? {})) take(page.menu.label, `pages/${key}`, "/menu/label");
  for (const { id, fields } of Object.values(compiled.forms)) {
    for (const [index, field] of fields.entries()) {
      const isRule = id.startsWith("registration.");
      const document = isRule ? "rules" : `forms/${id}`;
      const at = isRule ? toPointer("register", field.name) : toPointer("fields", index);
      for (const part of ["label", "placeholder", "help", "sendLabel"] as const)
        take(field[part], document, `${at}/${part}`);
      field.options?.forEach((option, place) => take(option.label, document, `${at}/options/${place}/label`));
      if (field.rule.type === "string") take(`reg_pattern_${field.rule.patternId}`, document, `${at}/patternId`);
    }
  }
  return [...new Map(used.map((use) => [`${use.document}#${use.pointer} ${use.key}`, use])).values()];
}
