/**
 * Asks for the parts of the program that a page drawn ahead names, all at once. They are not asked for by the page itself, so
 * that they take the line from neither its style sheets nor its typefaces: a module is run once the style sheets are there.
 */
export function fetchModules(page: Document): void {
  const named = page.querySelector<HTMLScriptElement>("script[data-modules]")?.dataset["modules"] ?? "";
  for (const href of named.split(" ")) {
    if (href === "") continue;
    const link = page.createElement("link");
    link.rel = "modulepreload";
    link.crossOrigin = "";
    link.fetchPriority = "low";
    link.href = href;
    page.head.append(link);
  }
}
