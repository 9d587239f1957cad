import type { Verb } from "./ActionTools.ts";

/** Loads again what has these ids. */
export const refresh: Verb<"refresh"> = async (action, _scope, { stores }) => {
  await stores.data.reload(action.data);
  return { ok: true };
};
