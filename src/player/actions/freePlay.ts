import { enter } from "./enter.ts";
import type { Verb } from "./ActionTools.ts";

/** Plays as a trial account. */
export const freePlay: Verb<"freePlay"> = (_, scope, tools) =>
  enter(scope, tools, () => tools.stores.session.loginFreePlay());
