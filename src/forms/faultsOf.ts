import { parsePointer } from "#json/pointer.ts";

/** Of faults by name and by pointer into rows, those of some fields and of what is in them. */
export function faultsOf<Fault>(
  names: readonly string[],
  faults: Readonly<Record<string, Fault>>,
): Record<string, Fault> {
  const ownerOf = (at: string) => (at.startsWith("/") ? (parsePointer(at)?.[0] ?? "") : at);
  return Object.fromEntries(Object.entries(faults).filter(([at]) => names.includes(ownerOf(at))));
}
