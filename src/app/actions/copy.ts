import { resolveValue } from "#engine/index.ts";
import { refused } from "./refused.ts";
import type { Verb } from "./Verb.ts";

/** Copies a value as it stands, and says that it did; where the browser does not allow it, says that. */
export const copy: Verb<"copy"> = async (action, scope, tools) => {
  const value = resolveValue(action.value, scope);
  if (value === undefined || value === null || value === "") return { ok: false, code: "nothing_to_copy" };
  try {
    await tools.device.copy(String(value));
  } catch {
    return refused({ kind: "refused", code: "copy_failed", message: "", details: {} }, scope, tools);
  }
  tools.stores.ui.toasts.add(() => tools.stores.texts.texts.translate("session.copied"), "positive");
  return { ok: true };
};
