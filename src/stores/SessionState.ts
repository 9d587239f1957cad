import type { MemberView } from "./MemberView.ts";
import type { ForcedChange } from "./SessionKeeper.ts";

/** Where a session stands. */
export type SessionState =
  /** The start has not looked yet. */
  | { status: "unknown" }
  | { status: "visitor" }
  /** A login is under way; the page is covered. */
  | { status: "loggingIn" }
  /** A token was found; the member is being loaded. Of one who is expected back, the kind of account is known already. */
  | { status: "restoring"; member?: MemberView }
  | { status: "loggedIn"; member: MemberView }
  /** Logged in, but nothing goes on before the password is changed. */
  | { status: "mustChangePassword"; member: MemberView; reason: ForcedChange }
  /** The session ended while the page was in use; the page stays, a login brings it back. */
  | { status: "ended"; member: MemberView }
  /** Another account logged in in another tab; this page must not go on as if nothing had happened. */
  | { status: "locked"; member: MemberView; by: string };
