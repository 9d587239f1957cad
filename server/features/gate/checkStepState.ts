import type { Note } from "./createFindings.ts";
import { checkRead } from "./checkRead.ts";
import type { ScopeTypes } from "./ScopeTypes.ts";

/** Checks where a form keeps its step: only one in steps has any, and what holds it is declared by the document. */
export function checkStepState(node: object, pointer: string, scope: ScopeTypes, note: Note): void {
  const { kind, steps, stepState } = node as Record<string, unknown>;
  if (kind !== "form" || stepState === undefined) return;
  if (steps === undefined) note(`${pointer}/stepState`, "Only a form in steps has a step to keep");
  checkRead({ bind: stepState }, `${pointer}/stepState`, scope, (at, ...rest) =>
    note(at.replace(/\/bind$/, ""), ...rest),
  );
}
