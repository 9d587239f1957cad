import { documentOf } from "#engine/index.ts";
import type { Verb } from "./Verb.ts";

/** Loads again what has these ids. */
export const refresh: Verb<"refresh"> = async (action, scope, { stores }) => {
  await stores.data.reload(action.data, documentOf(scope));
  return { ok: true };
};
