/** Names by layout: a layout never changes. */
const known = new WeakMap<object, ReadonlySet<string>>();

/** The parameters of the address that a layout reads (`/route/query/<name>`). */
export function readsOfQuery(layout: object): ReadonlySet<string> {
  const names = known.get(layout) ?? new Set(namesIn(layout));
  known.set(layout, names);
  return names;
}

function namesIn(layout: object): string[] {
  return [...JSON.stringify(layout).matchAll(/"\/route\/query\/([^"/]+)/g)].map(([, name = ""]) => name);
}
