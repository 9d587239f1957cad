import type { BuiltFile } from "./BuiltFile.ts";

/** What the policy `script-src 'self'; style-src 'self'` forbids in a page, and what would load from elsewhere. */
const faults: [RegExp, string][] = [
  [/<script(?![^>]*\ssrc=)[^>]*>/i, "an inline script"],
  [/<style[\s>]/i, "an inline style sheet"],
  [/<[^>]+\sstyle=/i, "a style attribute"],
  [/<[^>]+\son[a-z]+=/i, "an event attribute"],
  [/<[^>]+\s(?:src|href)=["']?(?:https?:)?\/\//i, "an address of another host"],
  [/<[^>]+\s(?:src|href)=["']?(?:data|javascript):/i, "a data: or javascript: address"],
  [/<base[\s>]/i, "a base element"],
];

/** Faults in the pages of a site, comments apart. */
export function findMarkupFaults(files: BuiltFile[]): string[] {
  return files
    .filter(({ path }) => path.endsWith(".html"))
    .flatMap(({ path, text }) => {
      const markup = text.replace(/<!--.*?-->/gs, "");
      return faults.flatMap(([pattern, fault]) => {
        const found = pattern.exec(markup)?.[0];
        return found === undefined ? [] : [`${path} has ${fault}: ${found}`];
      });
    });
}
