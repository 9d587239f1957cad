import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";

/** Parts of a site whose documents show texts by their keys. */
export const textParts = [
  "layouts",
  "pages",
  "menus",
  "forms",
  "rules",
  "banners",
  "promotions",
  "help",
  "brand",
] as const;

/** Deeper than any document goes. */
const deepest = 80;
/** What a key of a text looks like: words with dots between them. */
const keyLike = /^[\w-]+(?:\.[\w-]+)+$/;

/**
 * Where the documents of a site show each text, as pointers into the site. `bundled` gives what stands in for members that the site
 * does not have of its own. A word with dots that is no key is noted as well, and asked for by nobody.
 */
export function textUses(site: unknown, bundled: (part: string) => unknown): ReadonlyMap<string, readonly string[]> {
  const uses = new Map<string, string[]>();
  const walk = (value: unknown, pointer: string, depth: number): void => {
    if (typeof value === "string") {
      if (!keyLike.test(value)) return;
      const places = uses.get(value);
      if (places) places.push(pointer);
      else uses.set(value, [pointer]);
      return;
    }
    if (depth > deepest || typeof value !== "object" || value === null) return;
    for (const [name, member] of Object.entries(value)) walk(member, joinPointer(pointer, name), depth + 1);
  };
  for (const part of textParts) {
    const own = isRecord(site) ? site[part] : undefined;
    const common = bundled(part);
    walk({ ...(isRecord(common) ? common : {}), ...(isRecord(own) ? own : {}) }, `/${part}`, 0);
  }
  return uses;
}
