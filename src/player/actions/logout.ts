import type { Verb } from "./ActionTools.ts";

/** Logs out and goes to /. Whoever wants a confirmation first opens its dialog, or says so in the action. */
export const logout: Verb<"logout"> = async (_action, _scope, { stores }) => {
  stores.ui.closeAllDialogs();
  stores.ui.closeCentre();
  const leaving = stores.session.logout();
  stores.route.push("/");
  await leaving;
  return { ok: true };
};
