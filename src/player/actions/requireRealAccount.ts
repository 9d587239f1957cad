import { trialAccountType } from "#stores/SessionStore.ts";
import type { ActionTools } from "./ActionTools.ts";

/**
 * The check before protected actions (access specification, section 5). A visitor logs in first; `later` is done once
 * they have.
 */
export function requireRealAccount({ stores, pending }: ActionTools, later: () => void): boolean {
  const { session, ui } = stores;
  if (session.isReal) return true;
  if (session.isLoggedIn && session.member?.type === trialAccountType) ui.openDialog("realAccount");
  else {
    ui.openDialog("login");
    pending.done = later;
  }
  return false;
}
