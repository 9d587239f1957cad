import { requireRealAccount } from "./requireRealAccount.ts";
import { silent } from "./refused.ts";
import type { Verb } from "./ActionTools.ts";

/** Goes on only for real accounts: others log in first, or are told what they need. */
export const requireLogin: Verb<"requireLogin"> = async (action, scope, tools) => {
  if (!requireRealAccount(tools, () => void tools.dispatch(action, scope))) return silent;
  for (const next of action.then) {
    const outcome = await tools.dispatch(next, scope);
    if (!outcome.ok) return outcome;
  }
  return { ok: true };
};
