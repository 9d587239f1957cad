import { findDrawnNode } from "#rendering/NodeMark.tsx";

/** Room that is left above what is brought into view, in CSS pixels. */
const above = 80;

interface MarkOptions {
  /** Bring it into view, in its own screen alone. */
  isNew?: boolean;
  /** The field of the form that is meant. */
  field?: string | undefined;
}

/** Marks what a node of a document drew, or a field of it, and nothing else. */
export function markNode(root: HTMLElement, document: string, pointer: string, options: MarkOptions = {}): void {
  const { isNew = false, field } = options;
  const marks = [...root.querySelectorAll(`.node-mark[data-pointer="${CSS.escape(pointer)}"]`)].filter(
    (mark) => findDrawnNode(mark)?.at.document === document,
  );
  for (const old of root.querySelectorAll(".node-mark[data-chosen]"))
    if (!marks.includes(old)) old.removeAttribute("data-chosen");
  const named =
    field === undefined ? null : marks[0]?.querySelector(`[name="${CSS.escape(field)}"]`)?.closest(".field");
  for (const old of root.querySelectorAll(".field[data-chosen]")) if (old !== named) old.removeAttribute("data-chosen");
  if (named && !named.hasAttribute("data-chosen")) named.setAttribute("data-chosen", "");
  // Around a field that is marked nothing else is.
  for (const mark of marks) mark.toggleAttribute("data-chosen", !named);
  const drawn = isNew ? (named ?? marks[0]?.firstElementChild) : undefined;
  const view = root.ownerDocument.defaultView;
  if (!drawn || view === null) return;
  const { top, bottom } = drawn.getBoundingClientRect();
  if (bottom < above || top > view.innerHeight - above) view.scrollBy(0, top - above);
}
