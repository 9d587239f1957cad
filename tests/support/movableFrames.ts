import { cleanup } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

const prototype = Element.prototype as { moveBefore?: (node: Node, before: Node | null) => void };

/** Has each test of a file run by a clock of its own, in a browser that moves a frame without loading it again; the page is empty after it. */
export function movableFrames(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    prototype.moveBefore = function moveBefore(this: Element, node, before) {
      this.insertBefore(node, before);
    };
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    delete prototype.moveBefore;
    document.body.replaceChildren();
  });
}
