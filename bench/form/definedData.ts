/** The texts that are not empty: to a JSON Schema, a field that nobody filled in is one that is not there. */
export function definedData(data: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ""));
}
