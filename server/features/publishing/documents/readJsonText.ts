import { joinPointer } from "#json/pointer.ts";
import { JsonScanner, JsonSyntaxError } from "./JsonScanner.ts";
import type { JsonFault, JsonText } from "./JsonText.ts";
import { linesOf } from "./linesOf.ts";

/** Deepest nesting that is read; a configuration has less than half of it. */
const maxDepth = 200;

/**
 * Reads JSON and remembers where everything stands. Beyond what JSON.parse refuses, a key written twice is a fault, and so
 * is one that reaches an object's prototype. Of two equal keys the last counts.
 */
export function readJsonText(text: string): JsonText {
  const scanner = new JsonScanner(text.charCodeAt(0) === 0xfe_ff ? ` ${text.slice(1)}` : text);
  const places = new Map<string, number>();
  const lines = linesOf(text);
  const faults: JsonFault[] = [];
  const fault = (pointer: string, place: number, reason: string) =>
    faults.push({ pointer, ...lines.at(place), reason });
  // The innermost pointer that was begun: where a syntax error belongs.
  let current = "";

  const readValue = (pointer: string, depth: number): unknown => {
    const next = scanner.peek();
    current = pointer;
    if (!places.has(pointer)) places.set(pointer, scanner.place);
    if (depth > maxDepth) scanner.fail(`more than ${maxDepth} levels deep`);
    if (next === "{") return readObject(pointer, depth);
    if (next === "[") return readArray(pointer, depth);
    if (next === "'") scanner.fail("texts stand in double quotes in JSON");
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
  return { value, faults, lineOf: (pointer) => lines.at(placeOf(pointer, places)).line };
}

/** Where a pointer stands; where it does not exist, where its nearest ancestor does. */
function placeOf(pointer: string, places: ReadonlyMap<string, number>): number {
  for (let known = pointer; known !== ""; known = known.slice(0, known.lastIndexOf("/"))) {
    const place = places.get(known);
    if (place !== undefined) return place;
  }
  return places.get("") ?? 0;
}
