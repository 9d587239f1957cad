import { loadPart } from "#stores/loadPart.ts";

/** How a build writes the import of a file of its own. */
const ownImport = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]\s*\)/;

/**
 * Loads what an `import()` did not bring. Browsers keep one attempt for each address, for as long as it hangs and some even when
 * it failed, so it is asked for under another; where the address cannot be told, as outside of a build, it is plainly repeated.
 */
export function loadAgain<Content>(fetch: () => Promise<Content>, attempt: number): Promise<Content> {
  const [, file] = ownImport.exec(String(fetch)) ?? [];
  if (file === undefined) return fetch();
  // The files of a build lie side by side.
  const address = new URL(file, import.meta.url);
  address.searchParams.set("again", String(attempt));
  return loadPart(import(/* @vite-ignore */ address.href) as Promise<Content>);
}
