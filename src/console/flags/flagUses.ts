import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** Parts of a site in which conditions may name features. */
const parts = ["layouts", "pages", "menus", "forms", "rules", "banners", "promotions", "help"];

/** Deeper than any document goes. */
const deepest = 80;

/**
 * Where the documents of a site name each feature, as pointers into the site. `bundled` gives what stands in for members that
 * the site does not have of its own.
 */
export function flagUses(site: unknown, bundled: (part: string) => unknown): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  const note = (name: unknown, pointer: string) => {
    if (typeof name !== "string") return;
    const places = uses.get(name);
    if (places) places.push(pointer);
    else uses.set(name, [pointer]);
  };
  const walk = (value: unknown, pointer: string, depth: number): void => {
    if (depth > deepest || typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (key === "flag") note(member, pointer);
      if (typeof member === "object") walk(member, pointer + toPointer(key), depth + 1);
    }
  };
  for (const part of parts) {
    const own = isRecord(site) ? site[part] : undefined;
    const common = bundled(part);
    walk({ ...(isRecord(common) ? common : {}), ...(isRecord(own) ? own : {}) }, toPointer(part), 0);
  }
  return uses;
}

/** The documents, menus and fields that places stand in: each once, in their order. */
export function usesByDocument(pointers: readonly string[]): readonly string[] {
  return [...new Set(pointers.map((pointer) => shorten(pointer)))];
}

/** As far as people think of a place as one: a page, an item of a menu, a field. */
function shorten(pointer: string): string {
  const steps = pointer.split("/");
  const kept = steps[1] === "menus" ? menuDepth(steps) : steps[1] === "rules" ? 4 : 3;
  return steps.slice(0, kept).join("/");
}

/** Up to the innermost item: `/menus/header/items/0/items/2`. */
function menuDepth(steps: readonly string[]): number {
  const last = steps.findLastIndex((step, index) => /^\d+$/.test(step) && steps[index - 1] === "items");
  return last === -1 ? 3 : last + 1;
}
