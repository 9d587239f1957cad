/** How many differences are in which parts: `rules 2, flags 1`; empty where there are none. */
export function describeParts(parts: Readonly<Record<string, unknown>>): string {
  return Object.entries(parts)
    .map(([part, count]) => `${part} ${String(count)}`)
    .join(", ");
}
