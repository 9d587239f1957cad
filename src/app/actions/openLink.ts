import type { Verb } from "./Verb.ts";

/** Addresses that may be opened outside of the site (security, S-11). */
const outside = /^(https:\/\/|mailto:|tel:)/i;

/** A path of the platform that leads on, such as to a payment provider: the platform alone says where to. */
const onwards = /^\/wps\/[\w./-]+$/;

/**
 * Opens an address of the outside in a window that knows nothing of this one; a path of the platform that leads on in this
 * window, so that whoever is sent away comes back to it.
 */
export const openLink: Verb<"openLink"> = (action, scope, { openOutside, device }) => {
  const href = typeof action.href === "string" ? action.href : scope.read(action.href.bind);
  if (typeof href !== "string") return { ok: false, code: "bad_address" };
  if (onwards.test(href)) device.leave(href);
  else if (outside.test(href)) openOutside(href);
  else return { ok: false, code: "bad_address" };
  return { ok: true };
};
