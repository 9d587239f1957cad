/** JSON as people write it: an object or list that fits into the rest of the line stays on it. */
export function foldJson(value: unknown, width: number, indent = "", before = indent.length): string {
  const flat = writeFlat(value);
  // One more, for the comma.
  if (typeof value !== "object" || value === null || before + flat.length < width) return flat;
  const inner = `${indent}  `;
  const [first, last] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((item) => `${inner}${foldJson(item, width, inner)}`)
    : Object.entries(value).map(([name, member]) => {
        const start = `${inner}"${name}": `;
        return `${start}${foldJson(member, width, inner, start.length)}`;
      });
  return `${first}\n${members.join(",\n")}\n${indent}${last}`;
}

function writeFlat(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeFlat).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `"${name}": ${writeFlat(member)}`);
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
