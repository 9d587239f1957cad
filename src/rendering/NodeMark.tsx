import { useCallback, type ReactNode } from "react";
import type { EngineNode } from "#engine/index.ts";
import type { NodePlace } from "./NodePlace.ts";

/** A node that was drawn, and where it stands. */
export interface DrawnNode {
  node: EngineNode;
  at: NodePlace;
}

const drawn = new WeakMap<Element, DrawnNode>();

/** Marks what a node draws, without a box of its own, so that a preview can be asked about it by pointing at it. */
export function NodeMark({ node, at, children }: DrawnNode & { children: ReactNode }) {
  const remember = useCallback(
    (element: HTMLElement | null) => void (element && drawn.set(element, { node, at })),
    [node, at],
  );
  return (
    <span ref={remember} className="node-mark" data-pointer={at.pointer}>
      {children}
    </span>
  );
}

/** The innermost node that drew an element; undefined where nodes are not marked. */
export function findDrawnNode(element: Element): DrawnNode | undefined {
  const mark = element.closest(".node-mark");
  return mark ? drawn.get(mark) : undefined;
}
