import { doActions } from "#engine/index.ts";
import { requireRealAccount } from "./requireRealAccount.ts";
import { silent } from "#app/actions/refused.ts";
import type { PlayerVerb } from "./ActionTools.ts";

/** Goes on only for real accounts: others log in first, or are told what they need. */
export const requireLogin: PlayerVerb<"requireLogin"> = async (action, scope, tools) => {
  const goOn = () => doActions(action.then, (next) => tools.dispatch(next, scope));
  // What was asked before the login is not asked again after it.
  return requireRealAccount(tools, () => void tools.dispatch({ do: "requireLogin", then: action.then }, scope))
    ? await goOn()
    : silent;
};
