import { toPointer } from "#json/pointer.ts";
import type { SchemaError } from "#json/schema.ts";

/** Deeper than anything that means something, and far from what exhausts a stack. Levels of JSON. */
export const deepestLevel = 160;

/**
 * The value without what is nested deeper than `deepestLevel`, or holds itself; null stands there. Whoever reads it can enter
 * it by recursion. What needs no cut is given back as it is. Told is every place that was cut.
 */
export function cutDepths(value: unknown, tell: (error: SchemaError) => void, most = deepestLevel): unknown {
  return isWithin(value, most) ? value : cut(value, { tell, most, above: new Set<object>(), left: mostValues }, [], 0);
}

/** More values than any site has; what shares its parts in memory can seem to hold far more. */
const mostValues = 300_000;

/** Ends after `most` levels whatever the value is, but visits what holds itself that often: so it counts what it visits. */
function isWithin(value: unknown, most: number): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(), seen = 0; next !== undefined; next = waiting.pop(), seen += 1) {
    if (next.depth > most || seen > mostValues) return false;
    if (typeof next.value !== "object" || next.value === null) continue;
    for (const member of Object.values(next.value)) waiting.push({ value: member, depth: next.depth + 1 });
  }
  return true;
}

interface Cutting {
  tell(error: SchemaError): void;
  most: number;
  /** What the value stands in. */
  above: Set<object>;
  /** How many values may still be taken. */
  left: number;
}

function cut(value: unknown, cutting: Cutting, path: (string | number)[], depth: number): unknown {
  const { tell, most, above } = cutting;
  if (typeof value !== "object" || value === null) return value;
  const isCycle = above.has(value);
  if (isCycle || depth > most || cutting.left-- <= 0) {
    const reason = isCycle ? "this holds itself" : `nothing may be nested deeper than ${most} levels, or hold so much`;
    tell({ pointer: toPointer(...path), reason });
    return null;
  }
  above.add(value);
  const enter = (member: unknown, name: string | number) => cut(member, cutting, [...path, name], depth + 1);
  const kept = Array.isArray(value)
    ? value.map(enter)
    : Object.fromEntries(Object.entries(value).map(([name, member]) => [name, enter(member, name)]));
  above.delete(value);
  return kept;
}
