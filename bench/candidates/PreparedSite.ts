import type { ServerForm } from "../form/ServerForm.ts";
import type { TextStore } from "#stores/TextStore.ts";

/** What a player's page has before it opens its registration: the site's rules, and the texts of its language. */
export interface PreparedSite {
  server: ServerForm;
  texts: TextStore;
  /** Ends when the texts are there: some microtasks after `prepare`, since dictionaries are loaded. */
  ready: Promise<unknown>;
}
