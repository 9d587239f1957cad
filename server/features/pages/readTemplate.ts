import { readFileSync } from "node:fs";
import { join } from "node:path";

/** What the built page of the program names, in the order it stands there. */
export interface PageTemplate {
  /** Tags that every page's head keeps: character set, viewport, icon and the like. */
  head: string;
  /** Addresses of its style sheets. */
  styles: string[];
  /** Address of the program's first file. */
  script: string;
  /** What stands in the body after the root. */
  rest: string;
}

/** Reads the page that the build made in a folder; null where there is none, or it is of another make. */
export function readTemplate(folder: string): PageTemplate | null {
  let text: string;
  try {
    text = readFileSync(join(folder, "index.html"), "utf8");
  } catch {
    return null;
  }
  const head = /<head>([\s\S]*?)<\/head>/.exec(text)?.[1];
  const rest = /<\/div>\s*(<noscript>[\s\S]*<\/noscript>)\s*<\/body>/.exec(text)?.[1];
  if (head === undefined || rest === undefined) return null;
  const addresses = (pattern: RegExp) => [...head.matchAll(pattern)].map((found) => found[1] ?? "");
  const [script] = addresses(/<script type="module"[^>]* src="([^"]+)"/g);
  if (script === undefined) return null;
  return {
    head: [...head.matchAll(/<meta [^>]+>|<link rel="icon"[^>]+>/g)].join(""),
    styles: addresses(/<link rel="stylesheet"[^>]* href="([^"]+)"/g),
    script,
    rest,
  };
}
