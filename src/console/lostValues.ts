/** What a text is filled in with. */
const values = /\{\{\s*([\w-]+)[^}]*\}\}|\((?:min|max)\)/g;

const valuesOf = (text: string): string[] => [...text.matchAll(values)].map(([whole]) => whole);

/** The values that the bundled text shows and the brand's own does not: most likely they were forgotten. */
export function lostValues(bundled: string, own: string): string[] {
  const kept = new Set(valuesOf(own));
  return [...new Set(valuesOf(bundled))].filter((value) => !kept.has(value));
}
