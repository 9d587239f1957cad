import type { Verb } from "./Verb.ts";

/** Dark to light and back. */
export const toggleTheme: Verb<"toggleTheme"> = (_action, _scope, { stores }) => {
  stores.ui.theme.toggle();
  return { ok: true };
};
