/**
 * Every name under which the site keeps something in the browser (access specification, section 3). Session storage
 * holds the session; local storage holds what outlives it.
 */
export const storageKeys = {
  /** Session storage. */
  token: "token",
  /** The account type, as the specification names it. */
  isAgent: "isAgent",
  account: "account",
  merchant: "merchant",
  merchantCode: "merchantCode",
  username: "username",
  /** Set while a change of password is being forced, so that a reload does not get around it. */
  changePassword: "cpw",
  /** Build id that the page was reloaded for after a part of it could not be loaded. */
  reloadedFor: "reloadedFor",
  /** What was typed, but for secrets, while the page is loaded again for a newer build; read once. */
  typed: "typed",
  /** Prefix of the key of an intent that may have to be sent again. */
  intent: "intent.",
  /** Local storage. */
  theme: "theme",
  language: "hisLang",
  languageToo: "lang",
  /** Prefix of what was folded away or out by hand: the name of what it is, then "yes" or "no". */
  folded: "folded.",
  /** What documents remember, as JSON by their keys and the names of the members; gone with a logout. In session storage, too. */
  state: "state",
  /** Prefix of what documents keep for a member, as JSON by the names of the members of their state: the account's name. */
  memberState: "state.",
  lastPermission: "lastGood.permission",
  lastSite: "lastGood.site",
  /** Prefix of what an operator of the console edited and could not save yet. */
  journal: "console.journal.",
} as const;
