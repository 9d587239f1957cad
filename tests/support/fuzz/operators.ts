import { changeHolder, placesOf, replaceAt, valueAt, type Path } from "../placesOf.ts";
import type { Random } from "./aRandom.ts";

/** A JSON value with one place changed. */
export interface Change {
  json: unknown;
  /** The place that was changed, or what holds the places. */
  path: Path;
}

/** Changes a value at a place. Gives undefined where there is nothing of its kind to change. */
export type Operator = (json: unknown, path: Path, random: Random) => Change | undefined;

const hostileNames = ["__proto__", "constructor", "prototype", "toString", "valueOf", "hasOwnProperty", "then", ""];
const halves = ["\ud800", "x\udc00y", "\udfff\ud800"];

const replace =
  (make: (value: unknown, random: Random) => unknown): Operator =>
  (json, path, random) => ({ json: replaceAt(json, path, make(valueAt(json, path), random)), path });

/** Holds a value in so many objects or lists. */
function nest(value: unknown, depth: number, wrap: (inner: unknown) => unknown): unknown {
  let nested = value;
  for (let level = 0; level < depth; level += 1) nested = wrap(nested);
  return nested;
}

const wraps: readonly ((inner: unknown) => unknown)[] = [
  (inner) => [inner],
  (inner) => ({ not: inner }),
  (inner) => ({ all: [inner] }),
  (inner) => ({ any: [inner, { flag: "X" }] }),
  (inner) => ({ then: [inner] }),
  (inner) => ({ do: "refresh", data: ["a"], then: [inner] }),
  (inner) => ({ kind: "stack", children: [inner] }),
  (inner) => ({ kind: "card", children: [], actions: [inner] }),
  (inner) => ({ modId: "N", enabled: "1", childrenNodes: [inner] }),
];

const addMember =
  (name: (random: Random) => string): Operator =>
  (json, path, random) => {
    const value = valueAt(json, path);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const added = random.pick<unknown>([1, "x", null, {}, [], { toString: 1 }]);
    const members = [...Object.entries(value), [name(random), added] as const];
    return { json: replaceAt(json, path, Object.fromEntries(members)), path };
  };

/** Everything that is done to a document, by name. What JSON cannot hold is left to its text and to memory. */
export const operators: Readonly<Record<string, Operator>> = {
  deleted: (json, path) =>
    path.length === 0
      ? undefined
      : { json: changeHolder(json, path, (members, name) => members.filter(([one]) => one !== name)), path },
  retyped: replace((value, random) =>
    random.pick<unknown>([
      null,
      true,
      0,
      -1,
      1.5,
      "",
      "x",
      [],
      {},
      [value],
      { value },
      JSON.stringify(value),
      [null],
      { bind: 7 },
    ]),
  ),
  swapped: (json, path, random) => {
    const holder = valueAt(json, path);
    if (typeof holder !== "object" || holder === null) return undefined;
    const names = Object.keys(holder);
    if (names.length < 2) return undefined;
    const [one, other] = [random.pick(names), random.pick(names)];
    if (one === other) return undefined;
    const swapped = Object.entries(holder).map(([name, member]) => {
      const from = name === one ? other : name === other ? one : undefined;
      return [name, from === undefined ? member : (holder as Record<string, unknown>)[from]] as const;
    });
    const value = Array.isArray(holder) ? swapped.map(([, member]) => member) : Object.fromEntries(swapped);
    return { json: replaceAt(json, path, value), path };
  },
  transplanted: (json, path, random) => ({
    json: replaceAt(json, path, valueAt(json, random.pick(placesOf(json)))),
    path,
  }),
  nested: replace((value, random) => nest(value, random.pick([1, 2, 5, 30, 70, 500]), random.pick(wraps))),
  huge: replace((value, random) =>
    random.pick<() => unknown>([
      () => "x".repeat(random.pick([5_000, 100_000])),
      () => "ក្ស".repeat(20_000),
      () => 1e308,
      () => Array.from({ length: 4_000 }, () => value),
      () => Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`m${index}`, value])),
      () => `/${"a/".repeat(20_000)}`,
      () => "(".repeat(20_000),
    ])(),
  ),
  "prototype name": (json, path, random) =>
    random.pick([
      addMember((inner) => inner.pick(hostileNames)),
      replace((_, inner) => inner.pick(hostileNames)),
      replace((_, inner) => Object.fromEntries([[inner.pick(hostileNames), 1]])),
    ])(json, path, random),
  "half a character": (json, path, random) =>
    random.pick([addMember((inner) => inner.pick(halves)), replace((_, inner) => inner.pick(halves))])(
      json,
      path,
      random,
    ),
  duplicated: (json, path) =>
    path.length === 0
      ? undefined
      : {
          json: changeHolder(json, path, (members, name) =>
            members.flatMap((member) => (member[0] === name ? [member, [`${name}Again`, member[1]]] : [member])),
          ),
          path: path.slice(0, -1),
        },
  "a number JSON has no word for": replace((_, random) => random.pick([-0, Infinity, -Infinity, 5e-324])),
  cyclic: (json, path) => {
    if (path.length === 0) return undefined;
    const copy = replaceAt(json, path, null) as object;
    const holder = valueAt(copy, path.slice(0, -1)) as Record<string | number, unknown>;
    holder[path.at(-1) as string | number] = path.length % 2 === 0 ? copy : holder;
    return { json: copy, path };
  },
};

/** Operators whose result cannot be written as JSON. */
export const unwritable = new Set(["cyclic"]);
