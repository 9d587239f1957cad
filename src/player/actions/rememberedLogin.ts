import { enter } from "./enter.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Logs in the remembered account. */
export const rememberedLogin: PlayerVerb<"rememberedLogin"> = (_, scope, tools) =>
  enter(scope, tools, () => tools.stores.session.logins.loginRemembered());
