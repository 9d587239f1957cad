/**
 * Values by name that are read one at a time, so that whoever reads one observes that one alone. Where the names are known, they
 * are members of the whole as well: a call may send it by one binding.
 */
export function liveValues(
  read: (name: string) => unknown,
  names: () => Iterable<string> = () => [],
): Readonly<Record<string, unknown>> {
  return new Proxy<Record<string, unknown>>(
    {},
    {
      get: (_, name) => (typeof name === "string" ? read(name) : undefined),
      ownKeys: () => [...names()],
      getOwnPropertyDescriptor: (_, name) =>
        typeof name === "string" ? { value: read(name), enumerable: true, configurable: true } : undefined,
    },
  );
}
