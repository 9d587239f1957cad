import { watchValue } from "#stores/watchValue.ts";
import { refuseAccount } from "./refuseAccount.ts";
import type { ActionTools } from "./ActionTools.ts";

/**
 * The check before protected actions (access specification, section 5). A visitor logs in first; `later` is done once
 * they have. What somebody wanted whose session had ended is not done by another account.
 */
export function requireRealAccount({ stores, pending }: ActionTools, later: () => void): boolean {
  const { session, ui } = stores;
  if (session.isReal) return true;
  if (session.isLoggedIn) refuseAccount(stores);
  else {
    const owner = session.member?.account;
    ui.openDialog("login");
    pending.done = later;
    const stop = watchValue(
      () => session.state.status,
      (now, before) => {
        if (!session.isLoggedIn) return;
        stop();
        // A login in another tab does nothing in this one that nobody looks at.
        const isOther = owner !== undefined && session.member?.account !== owner;
        if (isOther || (now === "loggedIn" && before === "restoring")) pending.done = null;
      },
    );
  }
  return false;
}
