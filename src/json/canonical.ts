/**
 * The one JSON text of a value (RFC 8785): members in the order of their UTF-16 code units, no white space, numbers and
 * strings as JavaScript writes them. Equal values give equal texts, so the hash of the text can name a revision.
 * Members that are undefined are left out, as JSON has no word for them. Throws for what JSON cannot hold: numbers
 * that are not finite, lone surrogates, functions, cycles.
 */
export function canonicalJson(value: unknown): string {
  return write(value, []);
}

function write(value: unknown, above: object[]): string {
  if (value === null || typeof value === "boolean") return String(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new TypeError(`JSON cannot hold ${value}`);
    return JSON.stringify(value);
  }
  if (typeof value === "string") {
    if (!value.isWellFormed()) throw new TypeError("JSON cannot hold a lone surrogate");
    return JSON.stringify(value);
  }
  if (typeof value !== "object") throw new TypeError(`JSON cannot hold a ${typeof value}`);
  if (above.includes(value)) throw new TypeError("JSON cannot hold a cycle");
  const path = [...above, value];
  if (Array.isArray(value)) return `[${value.map((item: unknown) => write(item ?? null, path)).join(",")}]`;
  const members = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${write(name, path)}:${write(member, path)}`);
  return `{${members.join(",")}}`;
}
