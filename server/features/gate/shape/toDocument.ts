import { joinPointer, parsePointer } from "#json/pointer.ts";

/** Parts of a site that hold one document for each of their members. */
const collections = new Set(["layouts", "pages", "forms"]);

/** Which document a pointer into a site leads to, and where in it: `/pages/messages/menu` is `/menu` of `pages/messages`. */
export function toDocument(sitePointer: string): { document: string; pointer: string } {
  const [part, member, ...rest] = parsePointer(sitePointer) ?? [];
  // A member without a name belongs to no document.
  if (part === undefined || part === "") return { document: "site", pointer: sitePointer };
  const below = (steps: readonly string[]) => steps.map((step) => joinPointer("", step)).join("");
  if (member === undefined || !collections.has(part))
    return { document: part, pointer: below(member === undefined ? [] : [member, ...rest]) };
  return { document: `${part}/${member}`, pointer: below(rest) };
}
