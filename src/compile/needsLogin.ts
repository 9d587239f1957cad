import { pageName } from "./pageName.ts";

/**
 * Pages that are open to visitors of a brand that wants a login first (access specification, section 2), and the one that a mail
 * leads to who cannot log in.
 */
const open = new Set(["login", "register", "resetPassword", "helpmc", "download", "down"]);

/** Whether the access guard sends the visitor to /login. */
export function needsLogin(path: string, visitor: { isLoggedIn: boolean; mustLogIn: boolean }): boolean {
  if (!visitor.mustLogIn || visitor.isLoggedIn) return false;
  const name = pageName(path);
  return name === null || !open.has(name);
}
