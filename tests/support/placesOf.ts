/** A place in a JSON value: names of members and positions in lists, from the outside in. */
export type Path = readonly (string | number)[];

/** Every place of a JSON value, the whole value first, what holds something before what it holds. */
export function placesOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  const isList = Array.isArray(value);
  return [
    path,
    ...Object.entries(value).flatMap(([name, member]) => placesOf(member, [...path, isList ? Number(name) : name])),
  ];
}

/** What stands at a place; undefined where nothing does. */
export function valueAt(value: unknown, path: Path): unknown {
  let found = value;
  for (const part of path) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string | number, unknown>)[part];
  }
  return found;
}

/**
 * The value with what `change` makes of the object or list that holds a place. Everything on the way is copied, the rest is
 * shared.
 */
export function changeHolder(
  value: unknown,
  path: Path,
  change: (members: [string, unknown][], name: string) => [string, unknown][],
): unknown {
  const [head, ...rest] = path;
  if (head === undefined || typeof value !== "object" || value === null) return value;
  const members = Object.entries(value);
  const changed =
    rest.length === 0
      ? change(members, String(head))
      : members.map(([name, member]): [string, unknown] => [
          name,
          name === String(head) ? changeHolder(member, rest, change) : member,
        ]);
  return Array.isArray(value) ? changed.map(([, member]) => member) : Object.fromEntries(changed);
}

/** The value with another one at a place, which need not have been there. */
export function replaceAt(value: unknown, path: Path, replacement: unknown): unknown {
  if (path.length === 0) return replacement;
  return changeHolder(value, path, (members, name) =>
    members.some(([one]) => one === name)
      ? members.map(([one, member]) => [one, one === name ? replacement : member])
      : [...members, [name, replacement]],
  );
}
