/** What can be picked from a list where a form asks for a name of the site. */
export const pickKinds = ["text", "flag", "icon", "dialog", "part", "menu", "call", "path"] as const;
export type PickKind = (typeof pickKinds)[number];
