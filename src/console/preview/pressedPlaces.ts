import type { EngineNode } from "#engine/index.ts";
import { bundledForms } from "../bundledForms.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";

interface Pressed {
  /** The element that was pressed. */
  element: Element;
  /** The innermost node that drew it. */
  node: EngineNode;
  /** Where that node is written in the draft. */
  place: string;
  site: unknown;
  /** A text as the preview says it. */
  translate(key: string): string;
}

/**
 * Places of the draft that say what was pressed, beside its node: the field of a form, by the rule or the node that describes it,
 * and the entry of a menu; the menu where the entry cannot be told.
 */
export function pressedPlaces(pressed: Pressed): string[] {
  const { node, site } = pressed;
  if (node.kind === "form") return fieldPlaces(pressed);
  const { menu } = node;
  if (node.kind !== "menu" || typeof menu !== "string") return [];
  const at = toPointer("menus", menu);
  if (readPointer(site, at) === undefined) return [];
  const words = wordsOf(pressed.element.closest("a, button, summary") ?? pressed.element);
  return [entryPlace(readPointer(site, `${at}/items`), `${at}/items`, words, pressed.translate) ?? at];
}

function fieldPlaces({ element, node, place, site }: Pressed): string[] {
  const name =
    element.closest("[name]")?.getAttribute("name") ??
    element.closest(".field")?.querySelector("[name]")?.getAttribute("name");
  if (typeof name !== "string" || name === "") return [];
  const { fields, form } = node;
  const own = Array.isArray(fields) ? fields.findIndex((each: unknown) => isRecord(each) && each["name"] === name) : -1;
  if (own >= 0) return [`${place}/fields/${own}`];
  if (typeof form !== "string") return [];
  const rule = toPointer("rules", "register", name);
  if (form.startsWith("registration.") && readPointer(site, "/rules/register") !== undefined) return [rule];
  const described = toPointer("forms", form);
  // A form that came with the program is one of the draft's as soon as it is changed.
  const document: unknown =
    readPointer(site, described) ?? (Object.hasOwn(bundledForms, form) ? bundledForms[form] : undefined);
  if (!isRecord(document)) return [];
  const all = Array.isArray(document["fields"]) ? document["fields"] : [];
  const index = all.findIndex((each: unknown) => isRecord(each) && each["name"] === name);
  return [index < 0 ? described : `${described}/fields/${index}`];
}

/** The entry of a menu that is called so, however deep it stands. */
function entryPlace(items: unknown, at: string, words: string, translate: Pressed["translate"]): string | undefined {
  if (!Array.isArray(items)) return undefined;
  for (const [index, item] of items.entries()) {
    if (!isRecord(item)) continue;
    const { label } = item;
    const key = isRecord(label) ? label["text"] : label;
    const place = `${at}/${index}`;
    if (typeof key === "string" && words.includes(translate(key))) return place;
    const inside = entryPlace(item["items"], `${place}/items`, words, translate);
    if (inside !== undefined) return inside;
  }
  return undefined;
}

function wordsOf(element: Element): string {
  return `${element.getAttribute("aria-label") ?? ""} ${element.textContent}`;
}
