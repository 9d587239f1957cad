import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { joinPointer } from "#json/pointer.ts";
import { siteLimits as most } from "../../publishing/siteLimits.ts";

/** Names that reach the prototype of an object in careless code, ours or somebody else's (S-15). */
const hostileNames = new Set(["__proto__", "constructor", "prototype"]);

/** Checks what must hold before anything else looks at a configuration: names, depth, amount. Stops at the first limit. */
export function checkLimits(site: unknown, document = "site"): Diagnostic[] {
  const problems: Diagnostic[] = [];
  let values = 0;
  let characters = 0;
  const problem = (pointer: string, reason: string) => problems.push({ document, pointer, reason, severity: "error" });
  // Entered from a list, not by recursion: what is too deep must not exhaust the stack before it is refused.
  const waiting: { value: unknown; pointer: string; depth: number }[] = [{ value: site, pointer: "", depth: 0 }];
  for (let next = waiting.pop(); next !== undefined && problems.length < 20; next = waiting.pop()) {
    const { value, pointer, depth } = next;
    values++;
    if (typeof value === "string") {
      characters += value.length;
      if (value.length > most.textLength) problem(pointer, `A text has at most ${most.textLength} characters`);
      if (!value.isWellFormed()) problem(pointer, "This text holds half a character");
    }
    if (depth > most.depth)
      return [...problems, tooMuch(document, pointer, `Nothing may be nested deeper than ${most.depth} levels`)];
    if (values > most.values)
      return [...problems, tooMuch(document, pointer, `A configuration has at most ${most.values} values`)];
    if (characters > most.characters)
      return [...problems, tooMuch(document, pointer, "A configuration has at most two million characters")];
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries())
        waiting.push({ value: item, pointer: joinPointer(pointer, index), depth: depth + 1 });
    } else if (isRecord(value)) {
      for (const [name, member] of Object.entries(value)) {
        characters += name.length;
        const at = joinPointer(pointer, name);
        if (hostileNames.has(name)) problem(at, `"${name}" is not allowed as a name`);
        else waiting.push({ value: member, pointer: at, depth: depth + 1 });
      }
    }
  }
  return problems;
}

function tooMuch(document: string, pointer: string, reason: string): Diagnostic {
  return { document, pointer, reason, severity: "error" };
}
