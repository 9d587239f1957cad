import { leaveCentre } from "../routing/leaveCentre.ts";
import type { PlayerVerb } from "./ActionTools.ts";
import { homePath } from "../routing/homePath.ts";

/**
 * Logs out and goes to /, and says so when the platform did not: then only this browser is out. Whoever wants a
 * confirmation first opens its dialog, or says so in the action.
 */
export const logout: PlayerVerb<"logout"> = async (_action, _scope, { stores }) => {
  stores.ui.closeAllDialogs();
  stores.ui.closeCentre();
  const leaving = stores.session.logout();
  // The way back must not lead to what only members see.
  leaveCentre(stores);
  stores.route.push(homePath);
  const { ui, texts } = stores;
  if (!(await leaving)) ui.toasts.add(() => texts.texts.translate("session.logoutUntold"), "warning");
  return { ok: true };
};
