import { findDrawnNode } from "#rendering/NodeMark.tsx";

/** Room that is left above what is brought into view, in CSS pixels. */
const above = 80;

/** Marks what a node of a document drew, and nothing else; `isNew` brings it into view, in its own screen alone. */
export function markNode(root: HTMLElement, document: string, pointer: string, isNew = false): void {
  const marks = [...root.querySelectorAll(`.node-mark[data-pointer="${CSS.escape(pointer)}"]`)].filter(
    (mark) => findDrawnNode(mark)?.at.document === document,
  );
  for (const old of root.querySelectorAll(".node-mark[data-chosen]"))
    if (!marks.includes(old)) old.removeAttribute("data-chosen");
  for (const mark of marks) if (!mark.hasAttribute("data-chosen")) mark.setAttribute("data-chosen", "");
  const drawn = isNew ? marks[0]?.firstElementChild : undefined;
  const view = root.ownerDocument.defaultView;
  if (!drawn || view === null) return;
  const { top, bottom } = drawn.getBoundingClientRect();
  if (bottom < above || top > view.innerHeight - above) view.scrollBy(0, top - above);
}
