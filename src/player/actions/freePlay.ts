import { enter } from "./enter.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Plays as a trial account. */
export const freePlay: PlayerVerb<"freePlay"> = (_, scope, tools) =>
  enter(scope, tools, () => tools.stores.session.logins.loginFreePlay());
