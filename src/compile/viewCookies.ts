/**
 * Cookies that tell the platform how pages are to be drawn before their program arrives. They prove nothing.
 */
export const viewCookies = {
  /** Language and theme that were chosen, each of which may be missing: `KM.d`, `.l`. */
  look: "view",
  /** Type of the account that is logged in; kept no longer than the browser keeps a session. */
  member: "viewFor",
} as const;
