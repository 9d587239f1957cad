import { toPointer } from "#json/pointer.ts";

/** Why a text cannot be kept. */
export interface Unstorable {
  /** JSON pointer to the text, or to the member whose name it is. */
  pointer: string;
  /** `nul`: it holds the character U+0000. `surrogate`: it holds half of a character. */
  reason: "nul" | "surrogate";
}

/**
 * The first text in a JSON value that PostgreSQL cannot hold, names of members too; undefined where there is none. Walks
 * without recursion: the value may be nested as deeply as its size allows.
 */
export function findUnstorable(value: unknown): Unstorable | undefined {
  const waiting: { value: unknown; path: Path | null }[] = [{ value, path: null }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value: current, path } = next;
    if (typeof current === "string") {
      const reason = reasonOf(current);
      if (reason) return { pointer: pointerTo(path), reason };
    }
    if (typeof current !== "object" || current === null) continue;
    for (const [name, member] of Object.entries(current)) {
      const place: Path = { name, before: path };
      const reason = reasonOf(name);
      if (reason) return { pointer: pointerTo(place), reason };
      if (typeof member === "string" || typeof member === "object") waiting.push({ value: member, path: place });
    }
  }
  return undefined;
}

/** The way to a place, from its end: a pointer is made for the one that is found only. */
interface Path {
  name: string;
  before: Path | null;
}

function pointerTo(path: Path | null): string {
  const names: string[] = [];
  for (let at = path; at !== null; at = at.before) names.push(at.name);
  return toPointer(...names.toReversed());
}

function reasonOf(text: string): Unstorable["reason"] | undefined {
  if (text.includes("\0")) return "nul";
  return text.isWellFormed() ? undefined : "surrogate";
}
