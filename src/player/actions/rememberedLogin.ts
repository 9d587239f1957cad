import { enter } from "./enter.ts";
import type { Verb } from "./ActionTools.ts";

/** Logs in the remembered account. */
export const rememberedLogin: Verb<"rememberedLogin"> = (_, scope, tools) =>
  enter(scope, tools, () => tools.stores.session.loginRemembered());
