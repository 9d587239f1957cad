import { homePath } from "../routing/homePath.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Goes back as the browser does: what lies over the page closes, else the page before is shown; without one, the home page. */
export const back: PlayerVerb<"back"> = async (_action, scope, tools) => {
  const { ui, route } = tools.stores;
  if (ui.dialog) return await tools.dispatch({ do: "closeDialog" }, scope);
  route.back(homePath);
  return { ok: true };
};
