/** The first line of a generated file; `source` is what to edit instead. */
export function generatedBanner(source: string): string {
  return `// Generated from ${source} by \`npm run types\`. Edit the source, not this file.\n\n`;
}
