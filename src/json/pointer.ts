/** Names that would reach into the language itself instead of into data. */
const forbidden = new Set(["__proto__", "constructor", "prototype"]);

/** Parsed pointers; there are only as many as the documents hold, so nothing is ever thrown out. */
const parsed = new Map<string, readonly string[]>();

/** The JSON pointer (RFC 6901) of a path of member names and list positions. */
export function toPointer(...path: readonly (string | number)[]): string {
  let pointer = "";
  for (const part of path) pointer += `/${typeof part === "number" ? part : escaped(part)}`;
  return pointer;
}

/** Almost no name has anything to escape, and a check makes a pointer for every member that it looks at. */
function escaped(name: string): string {
  return name.includes("~") || name.includes("/") ? name.replaceAll("~", "~0").replaceAll("/", "~1") : name;
}

/** The JSON pointer of a member of what `parent` points at. */
export function joinPointer(parent: string, key: string | number): string {
  return `${parent}/${typeof key === "number" ? key : escaped(key)}`;
}

/** The segments of a JSON pointer, unescaped; null where the text is none. */
export function parsePointer(pointer: string): string[] | null {
  if (pointer !== "" && (!pointer.startsWith("/") || /~(?![01])/.test(pointer))) return null;
  return split(pointer);
}

/** The segments of a pointer that a document of ours holds, unescaped. What stands before the first slash is left out. */
export function segmentsOf(pointer: string): readonly string[] {
  const known = parsed.get(pointer);
  if (known) return known;
  const segments = split(pointer);
  parsed.set(pointer, segments);
  return segments;
}

function split(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((segment) => segment.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** What stands at a JSON pointer inside data; undefined where nothing does. Functions are never given out. */
export function readPointer(data: unknown, pointer: string): unknown {
  return readSegments(data, segmentsOf(pointer), 0);
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

/**
 * The document with another value at a JSON pointer; everything off the way stays the same object. Missing objects on the way
 * are made. A list takes a value at one of its places or right behind the last; anywhere else, and under a name that reaches
 * into the language, nothing changes. An undefined value takes a member out of its object, and empties a place of a list.
 */
export function setAt(document: unknown, pointer: string, value: unknown): unknown {
  // What is taken away where nothing is makes no objects on the way.
  if (value === undefined && !hasHolder(document, pointer)) return document;
  return change(
    document,
    segmentsOf(pointer),
    (part, name) => {
      if (Array.isArray(part)) return part.toSpliced(Number(name), 1, value);
      return value === undefined ? without(part, name) : { ...part, [name]: value };
    },
    value,
  );
}

/** The document without what stands at a JSON pointer: a member leaves its object, an item its list, which closes up. */
export function removeAt(document: unknown, pointer: string): unknown {
  if (!hasHolder(document, pointer)) return document;
  return change(
    document,
    segmentsOf(pointer),
    (part, name) => {
      if (Array.isArray(part)) return Number(name) < part.length ? part.toSpliced(Number(name), 1) : part;
      return without(part, name);
    },
    undefined,
  );
}

/** Sets a value, or removes what stands there where the value is undefined. */
export function replaceAt(document: unknown, pointer: string, value: unknown): unknown {
  return value === undefined ? removeAt(document, pointer) : setAt(document, pointer, value);
}

/** Is there an object or a list that could hold what the pointer names? */
function hasHolder(document: unknown, pointer: string): boolean {
  return isBranch(readPointer(document, pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")))));
}

type Branch = Record<string, unknown> | unknown[];

/** Copies the way to a place, and changes what holds it; `whole` is what becomes of the document itself. */
function change(
  part: unknown,
  [name, ...rest]: readonly string[],
  act: (part: Branch, name: string) => unknown,
  whole: unknown,
): unknown {
  if (name === undefined) return whole;
  if (forbidden.has(name)) return part;
  const branch = isBranch(part) ? part : {};
  if (Array.isArray(branch) && !isPlace(branch, name)) return part;
  if (rest.length === 0) return act(branch, name);
  const before = (branch as Record<string, unknown>)[name];
  const next = change(before, rest, act, whole);
  if (Object.is(next, before)) return part;
  return Array.isArray(branch) ? branch.toSpliced(Number(name), 1, next) : { ...branch, [name]: next };
}

/** One of the places of a list, or the one right behind the last. */
function isPlace(list: readonly unknown[], name: string): boolean {
  return /^(?:0|[1-9]\d*)$/.test(name) && Number(name) <= list.length;
}

function without(part: Branch, name: string): unknown {
  if (!Object.hasOwn(part, name)) return part;
  return Object.fromEntries(Object.entries(part).filter(([member]) => member !== name));
}

function isBranch(part: unknown): part is Branch {
  return typeof part === "object" && part !== null;
}
