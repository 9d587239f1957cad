import type { Diagnostic } from "#contracts/api.ts";
import type { EngineNode } from "./EngineNode.ts";

/** Kind of the node that the document door puts where a bad node stood. */
export const brokenKind = "$broken";

/** Stands where a bad node stood, and says what was wrong; everything around it works. */
export interface BrokenNode extends EngineNode {
  readonly kind: typeof brokenKind;
  readonly problem: Diagnostic;
  /** One of many that were left out for one reason: nothing is drawn in its place. */
  readonly isQuiet?: boolean;
}

/** Is this the mark of a bad node? */
export function isBroken(node: EngineNode): node is BrokenNode {
  return node.kind === brokenKind;
}
