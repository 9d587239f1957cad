import type { Verb } from "./Verb.ts";

/** Addresses that may be opened outside of the site (security, S-11). */
const outside = /^(https:\/\/|mailto:|tel:)/i;

/** Opens an address of the outside in a window that knows nothing of this one. */
export const openLink: Verb<"openLink"> = (action, scope, { openOutside }) => {
  const href = typeof action.href === "string" ? action.href : scope.read(action.href.bind);
  if (typeof href !== "string" || !outside.test(href)) return { ok: false, code: "bad_address" };
  openOutside(href);
  return { ok: true };
};
