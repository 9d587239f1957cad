import type { Verb } from "./ActionTools.ts";

/** Forgets the remembered account on this browser. */
export const forgetRemembered: Verb<"forgetRemembered"> = async (_action, _scope, { stores }) => {
  await stores.session.remembered.forget();
  return { ok: true };
};
