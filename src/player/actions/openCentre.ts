import { agentTypes } from "../agentTypes.ts";
import { refuseAccount } from "./refuseAccount.ts";
import { requireRealAccount } from "./requireRealAccount.ts";
import { withoutCentre } from "../routing/withoutCentre.ts";
import { silent } from "#app/actions/refused.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Opens a centre, for those who may see it. It is part of the address, so the browser's way back closes it. */
export const openCentre: PlayerVerb<"openCentre"> = (action, scope, tools) => {
  const { stores } = tools;
  if (!requireRealAccount(tools, () => void tools.dispatch(action, scope))) return silent;
  if (action.centre === "agent" && !agentTypes.includes(stores.session.member?.type ?? -1)) {
    refuseAccount(stores);
    return silent;
  }
  stores.ui.closeAllDialogs();
  const { path, query } = stores.route.route;
  const opened = { ...withoutCentre(query), centre: action.centre };
  // Without a page a centre lists them: what is shown of it already is left again.
  if (action.page === undefined && query["centre"] === action.centre) stores.route.retreat(path, opened);
  else stores.route.push(path, action.page === undefined ? opened : { ...opened, page: action.page });
  return { ok: true };
};
