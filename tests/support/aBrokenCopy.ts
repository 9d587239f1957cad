import fc from "fast-check";
import { placesOf, type Path } from "./placesOf.ts";

type Change = { place: number; what: "remove" | "replace" | "repeat"; value: unknown };

/** Copies of a JSON document with one to five members removed, repeated, or replaced by anything JSON can hold. */
export function aBrokenCopy(document: unknown): fc.Arbitrary<unknown> {
  const all = placesOf(document);
  const change: fc.Arbitrary<Change> = fc.record({
    place: fc.nat(all.length - 1),
    what: fc.constantFrom("remove" as const, "replace" as const, "repeat" as const),
    value: fc.oneof(
      fc.constantFrom(null, true, "", "1", 0, -1, Infinity, [], {}, [null], { root: null }),
      fc.jsonValue(),
    ),
  });
  return fc.array(change, { minLength: 1, maxLength: 5 }).map((changes) => {
    let copy: unknown = structuredClone(document);
    for (const { place, what, value } of changes) copy = changed(copy, all[place] ?? [], what, value);
    return copy;
  });
}

function changed(whole: unknown, path: Path, what: Change["what"], value: unknown): unknown {
  if (path.length === 0) return what === "replace" ? value : whole;
  const last = path.at(-1) as string | number;
  let parent: unknown = whole;
  for (const part of path.slice(0, -1)) parent = (parent as Record<string | number, unknown> | null)?.[part];
  if (typeof parent !== "object" || parent === null) return whole;
  if (Array.isArray(parent)) {
    const at = Number(last);
    if (what === "remove") parent.splice(at, 1);
    else parent.splice(at, what === "replace" ? 1 : 0, what === "replace" ? value : (parent as unknown[])[at]);
    return whole;
  }
  const members = parent as Record<string, unknown>;
  if (what === "remove") delete members[last];
  else if (what === "replace") members[last] = value;
  else members[`${last}Again`] = members[last];
  return whole;
}
