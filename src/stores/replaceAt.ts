/**
 * The document with another value at a JSON pointer (RFC 6901); everything off the path stays the same object.
 * Missing objects on the way are made; `undefined` takes the place away.
 */
export function replaceAt(document: unknown, pointer: string, value: unknown): unknown {
  if (pointer === "") return value;
  const [first = "", ...rest] = pointer.slice(1).split("/");
  const name = first.replaceAll("~1", "/").replaceAll("~0", "~");
  const below = rest.length === 0 ? "" : `/${rest.join("/")}`;
  if (Array.isArray(document)) {
    const items: unknown[] = [...document];
    if (value === undefined && below === "") items.splice(Number(name), 1);
    else items[Number(name)] = replaceAt(items[Number(name)], below, value);
    return items;
  }
  const members: Record<string, unknown> = { ...(document as Record<string, unknown> | undefined) };
  if (value === undefined && below === "") delete members[name];
  else members[name] = replaceAt(members[name], below, value);
  return members;
}
