import { findDrawnNode, type DrawnNode } from "#rendering/NodeMark.tsx";

/** The nodes that drew an element, the outermost first; each with the element that marks it. */
export function pathTo(element: Element): { drawn: DrawnNode; mark: Element }[] {
  const path: { drawn: DrawnNode; mark: Element }[] = [];
  for (let mark = element.closest(".node-mark"); mark; mark = mark.parentElement?.closest(".node-mark") ?? null) {
    const drawn = findDrawnNode(mark);
    if (drawn) path.unshift({ drawn, mark });
  }
  return path;
}
