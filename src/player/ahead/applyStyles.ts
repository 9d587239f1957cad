/** Gives the elements of a page drawn ahead the styles that stand beside them as data: the page itself may carry none (S-01). */
export function applyStyles(root: Element): void {
  for (const element of root.querySelectorAll<HTMLElement | SVGElement>("[data-style]")) {
    element.style.cssText = element.dataset["style"] ?? "";
    delete element.dataset["style"];
  }
}
