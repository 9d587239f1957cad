import type { DrawnPage } from "#compile/PageDrawer.ts";
import { escapeHtml } from "./escapeHtml.ts";
import type { PageTemplate } from "./readTemplate.ts";

/** What the browser is told to fetch for a page beside what the template names. */
export interface PageFiles {
  /** What the program's first file imports. */
  first: readonly string[];
  /** Parts of the program that the page needs before it can be used. */
  modules: readonly string[];
  /** Style sheets of these parts: without them the page would move once they are used. */
  styles: readonly string[];
}

/** Addresses of the style sheets of a page: the program's, and the colours of the revision. */
export function stylesOf({ styles }: Pick<PageTemplate, "styles">, hash: string): string[] {
  return [...styles, `/theme/${hash}.css`];
}

/**
 * Writes the page that a browser is sent: what was drawn, and what it was drawn from as data. It is first shown when its style
 * sheets and the program's first file are there, a few kilobytes that hear what is pressed: a browser that shows a page before
 * all of it was read moves it when the rest comes. No typeface is asked for in its head, and the greater part of the program is
 * only named: on a slow network they would take the line from the style sheets, after which the first file asks for the program
 * (`fetchModules`). There is no program in the page itself (S-01). `head` is what it says of itself to others (`composeHead`).
 */
export function composePage(template: PageTemplate, drawn: DrawnPage, files: PageFiles, head = ""): string {
  const { markup, title, tag, direction, theme, page } = drawn;
  const styles = [...stylesOf(template, page.reference.hash), ...files.styles];
  const known = new Set([template.script, ...files.first]);
  const later = files.modules.filter((href) => !known.has(href));
  return [
    `<!doctype html><html lang="${escapeHtml(tag)}" dir="${direction}" data-theme="${theme}"><head>`,
    template.head,
    `<title>${escapeHtml(title)}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    ...files.first.map((href) => `<link rel="modulepreload" crossorigin href="${escapeHtml(href)}">`),
    `<script type="module" blocking="render" crossorigin src="${escapeHtml(template.script)}" data-modules="${escapeHtml(later.join(" "))}"></script>`,
    head,
    "</head><body>",
    `<div id="root">${withoutStyles(markup)}</div>`,
    `<script type="application/json" id="ahead">${dataOf(page)}</script>`,
    template.rest,
    "</body></html>",
  ].join("");
}

/**
 * What is drawn by a value of its own, such as the hue of a name, waits as data for the program, which may set it: the policy
 * forbids styles in the page itself. Text cannot look like one, since its quotation marks are escaped.
 */
function withoutStyles(markup: string): string {
  return markup.replaceAll(' style="', ' data-style="');
}

/** JSON that can neither end its element nor begin another. */
function dataOf(page: unknown): string {
  return JSON.stringify(page)
    .replaceAll("<", "\\u003c")
    .replaceAll("\u2028", "\\u2028")
    .replaceAll("\u2029", "\\u2029");
}
