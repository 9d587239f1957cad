import type { Verb } from "./Verb.ts";

/** Moves the focus to a field or into a node; where it is not shown, nothing happens. */
export const focus: Verb<"focus"> = (action, _scope, { device }) => {
  if (action.field !== undefined) device.focusField(action.field);
  else if (action.node !== undefined) device.focusNode(action.node);
  return { ok: true };
};
