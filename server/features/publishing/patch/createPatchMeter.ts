import { isRecord } from "#json/isRecord.ts";
import { siteLimits } from "../siteLimits.ts";

/** Values that one patch may have looked at in all; a thousand operations on big parts would take seconds otherwise. */
const mostLooked = 4 * siteLimits.values;

/** Measures what a patch makes before it is made. Each answers what would be too much, in words, or nothing. */
export interface PatchMeter {
  /** A value that is put at a place so many levels below the root. What was sent is limited by the size of a request. */
  put(value: unknown, level: number): string | undefined;
  /** A value of the document that is put there once more: nothing but this limits how much copies of copies become. */
  copy(value: unknown, level: number): string | undefined;
  /** A value that is compared. */
  look(value: unknown): string | undefined;
}

/** Makes the meter of one patch to a document. */
export function createPatchMeter(document: unknown): PatchMeter {
  const { depth, values, characters } = siteLimits;
  let looked = 0;
  const size = measure(document);

  /** Values, characters and levels of a value. Without recursion: what is too deep must not exhaust the stack. */
  function measure(value: unknown): { values: number; characters: number; depth: number } {
    const found = { values: 0, characters: 0, depth: 0 };
    const waiting = [{ value, level: 0 }];
    for (let next = waiting.pop(); next !== undefined && looked <= mostLooked; next = waiting.pop()) {
      const { value: current, level } = next;
      looked += 1;
      found.values += 1;
      found.depth = Math.max(found.depth, level);
      if (typeof current === "string") found.characters += current.length;
      if (Array.isArray(current)) for (const item of current) waiting.push({ value: item, level: level + 1 });
      else if (isRecord(current)) {
        for (const [name, member] of Object.entries(current)) {
          found.characters += name.length;
          waiting.push({ value: member, level: level + 1 });
        }
      }
    }
    return found;
  }

  const tooMuchAtOnce = () => (looked > mostLooked ? "this patch moves too much at once; send it in parts" : undefined);

  function put(value: unknown, level: number): string | undefined {
    const found = measure(value);
    if (level + found.depth > depth) return `nothing may be nested deeper than ${depth} levels`;
    return tooMuchAtOnce();
  }

  return {
    put,
    copy(value, level) {
      const found = measure(value);
      size.values += found.values;
      size.characters += found.characters;
      if (size.values > values) return `a configuration has at most ${values} values`;
      if (size.characters > characters) return `a configuration has at most ${characters} characters`;
      if (level + found.depth > depth) return `nothing may be nested deeper than ${depth} levels`;
      return tooMuchAtOnce();
    },
    look(value) {
      measure(value);
      return tooMuchAtOnce();
    },
  };
}
