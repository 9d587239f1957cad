import type { PlayerVerb } from "./ActionTools.ts";

/** Forgets the remembered account on this browser. */
export const forgetRemembered: PlayerVerb<"forgetRemembered"> = async (_action, _scope, { stores }) => {
  await stores.session.remembered.forget();
  return { ok: true };
};
