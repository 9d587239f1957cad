import { Component, createRef, type ReactNode } from "react";

interface Caret {
  element: HTMLElement;
  selection: [start: number, end: number] | null;
}

/**
 * Wraps fields that may come, go and change places while somebody types in one of them. Moving an element in the page
 * takes the focus from it; this gives focus and caret back. The wrapper is also what makes long forms fast: inputs put
 * straight into a form cost the browser quadratic time.
 */
export class KeepFocus extends Component<{ className?: string; form?: string; children: ReactNode }> {
  readonly #box = createRef<HTMLDivElement>();

  override getSnapshotBeforeUpdate(): Caret | null {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || !this.#box.current?.contains(element)) return null;
    return { element, selection: selectionOf(element) };
  }

  override componentDidUpdate(_before: object, _state: unknown, caret: Caret | null): void {
    if (!caret?.element.isConnected || document.activeElement === caret.element) return;
    caret.element.focus({ preventScroll: true });
    if (caret.selection && caret.element instanceof HTMLInputElement)
      caret.element.setSelectionRange(...caret.selection);
  }

  override render(): ReactNode {
    return (
      <div ref={this.#box} className={this.props.className} data-form={this.props.form}>
        {this.props.children}
      </div>
    );
  }
}

function selectionOf(element: HTMLElement): Caret["selection"] {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) return null;
  // Controls without a caret (dates, numbers) answer null.
  const { selectionStart, selectionEnd } = element;
  return selectionStart === null || selectionEnd === null ? null : [selectionStart, selectionEnd];
}
