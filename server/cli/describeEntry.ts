import type { DiffEntry } from "#contracts/api.ts";

const marks = { added: "+", removed: "-", changed: "~", moved: "↕" } as const;
/** Longer values are cut: the line says what changed, not all of it. */
const mostCharacters = 60;

/** A difference in one line: `~ brand › name: "Old" → "New"`. */
export function describeEntry({ kind, label, pointer, before, after }: DiffEntry): string {
  const name = label === "" ? pointer || "everything" : label;
  const values = { added: [after], removed: [before], changed: [before, after], moved: [before, after] }[kind];
  return `${marks[kind]} ${name}: ${values.map(short).join(" → ")}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters - 1)}…` : text;
}
