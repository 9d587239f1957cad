import type { Breach, SourceFile } from "./SourceFile.ts";

/** Where pages must not be known by name: the engine's binding and the skin draw whatever a document says. */
const generalFolders = ["src/engine/", "src/rendering/", "renderers/"];

/**
 * Names of pages in code that is for every page. `pages` are the names of page documents. One word alone (`login`,
 * `index`) is a word of the language too, so it counts only together with `Page`, `Screen` or `Dialog`.
 */
export function findPageBreaches(files: SourceFile[], pages: string[]): Breach[] {
  const isPage = matcher(pages);
  return files
    .filter(({ path }) => generalFolders.some((folder) => path.startsWith(folder)))
    .flatMap(({ path, words }) => {
      const named = words.filter(({ word }) => isPage(word));
      const file = (path.split("/").at(-1) ?? "").replace(/\..*$/, "");
      return [...(isPage(file) ? [{ word: file, line: 1 }] : []), ...named].map(({ word, line }) => ({
        path,
        line,
        message: `"${word}" names a page; make the renderer general and describe the page in its document`,
      }));
    });
}

function matcher(pages: string[]): (word: string) => boolean {
  const names = pages.map((page) => page.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
  const several = names.filter((name) => /[a-z][A-Z]/.test(name));
  const whole = new Set(several.map((name) => name.toLowerCase()));
  const alone = new RegExp(`^(${names.join("|")})(page|screen|dialog|view)$`, "i");
  return (word) => whole.has(word.toLowerCase()) || (names.length > 0 && alone.test(word));
}
