import { longestValue } from "./longestValue.ts";
import { patterns } from "./patterns.ts";

const compiled = new Map<number, RegExp>();

/**
 * Does a text match the usual pattern of an id, as a field judges it: without the space around it, and of no more characters than
 * a field takes? Those patterns take no longer than the text is long. Nothing matches nothing, nor an id that is none.
 */
export function matchesPattern(value: unknown, id: number): boolean {
  const row = patterns[id];
  const text = typeof value === "number" ? String(value) : typeof value === "string" ? value.trim() : "";
  if (!row || text === "" || text.length > longestValue) return false;
  if (row.pattern === "*") return true;
  let expression = compiled.get(id);
  if (!expression) compiled.set(id, (expression = new RegExp(row.pattern, "u")));
  return expression.test(text);
}
