/**
 * The document with the value at a JSON pointer replaced; what lies beside the way there stays the same object. An
 * undefined value takes the member out of its object. A way that leads nowhere changes nothing.
 */
export function withValueAt(document: unknown, pointer: string, value: unknown): unknown {
  const segments = pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  return replace(document, segments, value);
}

function replace(part: unknown, [name, ...rest]: readonly string[], value: unknown): unknown {
  if (name === undefined) return value;
  if (Array.isArray(part)) {
    const index = Number(name);
    if (!(index in part)) return part;
    return part.map((item: unknown, place) => (place === index ? replace(item, rest, value) : item));
  }
  const members = isObject(part) ? part : {};
  if (name === "__proto__") return part;
  const { [name]: before, ...others } = members;
  const next = replace(before, rest, value);
  if (next === undefined) return Object.hasOwn(members, name) ? others : part;
  return { ...members, [name]: next };
}

function isObject(part: unknown): part is Record<string, unknown> {
  return typeof part === "object" && part !== null;
}
