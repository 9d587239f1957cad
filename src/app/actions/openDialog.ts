import { resolveValue } from "#engine/index.ts";
import type { Verb } from "./Verb.ts";

/** Opens a dialog with its arguments; over the one that the action stands in, or in its place. */
export const openDialog: Verb<"openDialog"> = (action, scope, { stores }) => {
  const args = Object.entries(action.with ?? {}).map(([name, value]) => [name, resolveValue(value, scope)]);
  const own = scope.read("/dialog/$name");
  if (action.instead && typeof own === "string") stores.ui.closeDialog(own);
  stores.ui.setMenuOpen(false);
  stores.ui.openDialog(action.dialog, Object.fromEntries(args) as Record<string, unknown>);
  return { ok: true };
};
