import type { Permission, Diagnostic } from "#contracts/api.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";

/** Members that are left out where they cannot be used; every other one that is left out is one that nobody knows. */
const optional = new Set("site url defaultLanguage defaultCountry currency name logo dark light mark".split(" "));
const objects = new Set(["site", "logo"]);
/** Features and rules are told of where they are compiled. */
const elsewhere = new Set(["whitelabel", "register"]);

/** What a permission answer says and the page does not use, because it is not what the contract says. */
export function permissionDiagnostics(candidate: unknown, { info }: Permission): Diagnostic[] {
  const written = isRecord(candidate) ? candidate["info"] : undefined;
  return placesLeftOut(written, info, ["info"]).map((path) => ({
    document: "permission",
    pointer: toPointer(...path),
    reason: "this is not what the contract says, and was left out",
  }));
}

type Path = (string | number)[];

function placesLeftOut(written: unknown, read: unknown, path: Path): Path[] {
  // Platforms write both null and nothing for "there is none".
  if (written === undefined || written === null) return [];
  if (Array.isArray(read)) {
    if (!Array.isArray(written)) return [path];
    const left: unknown[] = [...(read as unknown[])];
    return (written as unknown[]).flatMap((item, index): Path[] => {
      const next = left[0];
      const errors = next === undefined ? [[...path, index]] : placesLeftOut(item, next, [...path, index]);
      if (next !== undefined && isSameItem(item, next)) left.shift();
      else return [[...path, index]];
      return errors;
    });
  }
  if (!isRecord(read)) return isEqual(written, read) ? [] : [path];
  if (!isRecord(written)) return [path];
  return Object.entries(written).flatMap(([name, member]): Path[] => {
    if (path.length === 1 && elsewhere.has(name) && isRecord(member)) return [];
    if (Object.hasOwn(read, name)) return placesLeftOut(member, read[name], [...path, name]);
    // An empty text is how platforms write that there is none, where a text belongs.
    const isNone = member === null || (member === "" && !objects.has(name));
    return optional.has(name) && !isNone ? [[...path, name]] : [];
  });
}

/** Is the one what was read of the other? Both name the same thing by what must be there. */
function isSameItem(written: unknown, read: unknown): boolean {
  if (!isRecord(read)) return isEqual(written, read);
  const named = read["resourceType"] ?? read["type"];
  return isRecord(written) && (written["resourceType"] === named || written["type"] === named);
}
