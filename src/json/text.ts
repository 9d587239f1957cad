import { JsonScanner, JsonSyntaxError } from "./JsonScanner.ts";
import { joinPointer } from "./pointer.ts";

/** A fault in a text that should be JSON. Lines and columns count from 1. */
export interface JsonError {
  pointer: string;
  line: number;
  column: number;
  reason: string;
}

/** Where a value stands in a text: from its first character to behind its last. */
export interface JsonRange {
  from: number;
  to: number;
}

/** A document read from a text: its value, what is wrong with the text, and where everything stands. */
export interface JsonText {
  /** Undefined where the text is not JSON. */
  value: unknown;
  errors: JsonError[];
  /** The line of a JSON pointer, of its nearest ancestor that exists where it does not. Counts from 1. */
  lineOf(pointer: string): number;
  /** The value at a JSON pointer, or its nearest ancestor that exists; null in a text that is not JSON. */
  rangeOf(pointer: string): JsonRange | null;
}

/** Deepest nesting that is read; a configuration has less than half of it. */
const maxDepth = 200;

/**
 * Reads JSON and remembers where everything stands. Beyond what JSON.parse refuses, a key written twice is a fault, and so
 * is one that reaches an object's prototype. Of two equal keys the last counts.
 */
export function readJsonText(text: string): JsonText {
  const scanner = new JsonScanner(text.charCodeAt(0) === 0xfe_ff ? ` ${text.slice(1)}` : text);
  // Where a member's name begins, or an item; and where the values are.
  const places = new Map<string, number>();
  const ranges = new Map<string, JsonRange>();
  const lines = linesOf(text);
  const errors: JsonError[] = [];
  const fault = (pointer: string, place: number, reason: string) =>
    errors.push({ pointer, ...lines.at(place), reason });
  // The innermost pointer that was begun: where a syntax error belongs.
  let current = "";

  const readValue = (pointer: string, depth: number): unknown => {
    const next = scanner.peek();
    current = pointer;
    if (!places.has(pointer)) places.set(pointer, scanner.place);
    if (depth > maxDepth) scanner.fail(`more than ${maxDepth} levels deep`);
    if (next === "'") scanner.fail("texts stand in double quotes in JSON");
    const from = scanner.place;
    const value = readWhat(next, pointer, depth);
    ranges.set(pointer, { from, to: scanner.place });
    return value;
  };

  const readWhat = (next: string, pointer: string, depth: number): unknown => {
    if (next === "{") return readObject(pointer, depth);
    if (next === "[") return readArray(pointer, depth);
    return next === '"' ? scanner.string() : scanner.literal();
  };

  const readObject = (pointer: string, depth: number): unknown => {
    scanner.expect("{", "");
    const members = new Map<string, unknown>();
    if (scanner.accept("}")) return {};
    do {
      if (scanner.peek() === "}") scanner.fail("a comma before } is not JSON");
      if (scanner.peek() !== '"') scanner.fail(`expected a name in double quotes, found ${scanner.found()}`);
      const place = scanner.place;
      const key = scanner.string();
      const member = joinPointer(pointer, key);
      if (members.has(key)) fault(member, place, `"${key}" is written twice in one object`);
      if (key === "__proto__") fault(member, place, `"${key}" is not allowed as a name`);
      places.set(member, place);
      current = member;
      scanner.expect(":", `after "${key}"`);
      members.set(key, readValue(member, depth + 1));
      current = pointer;
    } while (scanner.accept(","));
    scanner.expect("}", "or a comma");
    return Object.fromEntries(members);
  };

  const readArray = (pointer: string, depth: number): unknown => {
    scanner.expect("[", "");
    const items: unknown[] = [];
    if (scanner.accept("]")) return items;
    do {
      if (scanner.peek() === "]") scanner.fail("a comma before ] is not JSON");
      items.push(readValue(joinPointer(pointer, items.length), depth + 1));
      current = pointer;
    } while (scanner.accept(","));
    scanner.expect("]", "or a comma");
    return items;
  };

  let value: unknown;
  try {
    value = readValue("", 0);
    if (scanner.peek() !== "") scanner.fail(`nothing may follow the document, found ${scanner.found()}`);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) throw error;
    value = undefined;
    fault(current, error.place, error.message);
  }
  return {
    value,
    errors,
    lineOf: (pointer) => lines.at(nearestOf(pointer, places) ?? 0).line,
    rangeOf: (pointer) => (value === undefined ? null : nearestOf(pointer, ranges)) ?? null,
  };
}

/** What is known of a pointer; where it does not exist, of its nearest ancestor that does. */
function nearestOf<Known>(pointer: string, known: ReadonlyMap<string, Known>): Known | undefined {
  for (let path = pointer; path !== ""; path = path.slice(0, path.lastIndexOf("/"))) {
    const found = known.get(path);
    if (found !== undefined) return found;
  }
  return known.get("");
}

/** Says in which line and column (from 1) a place of a text is, in the time of a binary search. */
function linesOf(text: string): { at(place: number): { line: number; column: number } } {
  const starts = [0];
  for (let place = text.indexOf("\n"); place !== -1; place = text.indexOf("\n", place + 1)) starts.push(place + 1);
  return {
    at(place) {
      let [low, high] = [0, starts.length - 1];
      while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if ((starts[middle] ?? 0) <= place) low = middle;
        else high = middle - 1;
      }
      return { line: low + 1, column: place - (starts[low] ?? 0) + 1 };
    },
  };
}
