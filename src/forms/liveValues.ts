/** Values by name that are read one at a time, so that whoever reads one observes that one alone. */
export function liveValues(read: (name: string) => unknown): Readonly<Record<string, unknown>> {
  return new Proxy<Record<string, unknown>>(
    {},
    { get: (_, name) => (typeof name === "string" ? read(name) : undefined) },
  );
}
