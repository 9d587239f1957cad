import { documentOf } from "#engine/index.ts";
import type { Verb } from "./Verb.ts";

/** Loads again what has these ids, here and in the other tabs. */
export const refresh: Verb<"refresh"> = async (action, scope, { stores: { data } }) => {
  await data.reload(action.data, documentOf(scope), data.tellTabs);
  return { ok: true };
};
