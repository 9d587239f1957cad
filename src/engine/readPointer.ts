/** Names that would reach into the language itself instead of into data. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Parsed pointers; there are only as many as the documents hold, so nothing is ever thrown out. */
const parsed = new Map<string, readonly string[]>();

/** What stands at a JSON pointer inside data; undefined where nothing does. Functions are never given out. */
export function readPointer(data: unknown, pointer: string): unknown {
  return readSegments(data, segmentsOf(pointer), 0);
}

/** The segments of a pointer, unescaped. */
export function segmentsOf(pointer: string): readonly string[] {
  const known = parsed.get(pointer);
  if (known) return known;
  const segments = pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
  parsed.set(pointer, segments);
  return segments;
}

/** Follows segments from one of them on. */
export function readSegments(data: unknown, segments: readonly string[], from: number): unknown {
  let found = data;
  for (let index = from; index < segments.length; index += 1) {
    const segment = segments[index] as string;
    if (found === null || typeof found !== "object" || forbidden.has(segment)) return undefined;
    found = found instanceof Map ? found.get(segment) : (found as Record<string, unknown>)[segment];
  }
  return typeof found === "function" ? undefined : found;
}
