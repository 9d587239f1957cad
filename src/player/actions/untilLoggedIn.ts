import { watchValue } from "#stores/watchValue.ts";
import type { ActionTools } from "./ActionTools.ts";

/** Dialogs that a login goes through. */
const ways: ReadonlySet<string> = new Set(["login", "forgotPassword", "secondFactor", "changePassword"]);

/**
 * Waits for the login that a call was refused without; a visitor is asked for it. False once nobody logs in any more, and where
 * somebody else did: what one account wanted is not done by another. `own` is the dialog that waits, and no way to log in.
 */
export function untilLoggedIn(
  { stores, pending }: Pick<ActionTools, "stores" | "pending">,
  own?: string,
): Promise<boolean> {
  const { session, ui } = stores;
  const before = session.member?.account ?? null;
  if (!session.isLoggedIn && session.state.status !== "ended") {
    ui.openDialog("login");
    // Who logs in goes on here, and not to the front page.
    pending.done = () => undefined;
  }
  const look = (): boolean | null => {
    const { status } = session.state;
    if (status === "loggedIn") return before === null || session.member?.account === before;
    if (status === "loggingIn" || status === "restoring") return null;
    return status !== "locked" && ui.dialogs.some(({ name }) => name !== own && ways.has(name)) ? null : false;
  };
  const now = look();
  if (now !== null) return Promise.resolve(now);
  return new Promise((resolve) => {
    const stop = watchValue(look, (found) => {
      if (found === null) return;
      stop();
      resolve(found);
    });
  });
}
