import type { Outcome, Scope } from "#engine/index.ts";
import type { LoginResult } from "#stores/Logins.ts";
import { readAddress } from "#stores/RouteStore.ts";
import { refused, silent } from "#app/actions/refused.ts";
import type { ActionTools } from "./ActionTools.ts";
import { homePath } from "../routing/homePath.ts";

/**
 * What follows a login (access specification, section 4): the login dialogs close; a password that must be changed is
 * changed first; else the visitor goes to / or back to where the guard stopped them. Whoever logs in again after the
 * session ended stays where they were, with what they had typed.
 */
export async function afterLogin(
  result: LoginResult,
  scope: Scope,
  tools: ActionTools,
  stays: boolean,
): Promise<Outcome> {
  const { ui } = tools.stores;
  if (!result.ok) {
    if (result.failure.code !== "second_factor_required") return refused(result.failure, scope, tools);
    // What was typed stays below the dialog that asks for the code.
    ui.openDialog("secondFactor");
    return silent;
  }
  ui.closeDialog("login");
  if (result.next === "changePassword") ui.openDialog("changePassword");
  else goOn(tools, stays);
  return { ok: true };
}

/** Goes where a fresh login leads. */
export function goOn({ stores, pending }: ActionTools, stays: boolean): void {
  const { route } = stores;
  const { done } = pending;
  pending.done = null;
  const { returnTo } = route;
  route.setReturnTo(null);
  if (returnTo !== null) {
    const { path, query } = readAddress(returnTo);
    route.replace(path, query);
  } else if (done) done();
  // An address that names a centre was waiting for this login.
  else if (!stays && route.route.query["centre"] === undefined) route.push(homePath);
}
