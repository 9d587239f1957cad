import { leaveCentre } from "../routing/leaveCentre.ts";
import { silent } from "#app/actions/refused.ts";
import type { ActionTools, PlayerVerb } from "./ActionTools.ts";

/** Closes the dialog the action stands in, else the one on top. */
export const closeDialog: PlayerVerb<"closeDialog"> = async (_, scope, tools) => {
  const { stores } = tools;
  const name = scope.read("/dialog/$name");
  const closed = typeof name === "string" ? name : stores.ui.dialog?.name;
  if (closed === "login" || closed === "forgotPassword") await giveUpLogin(tools);
  if (closed === "changePassword" && stores.session.state.status === "mustChangePassword") {
    return (await leavesInstead(tools)) ? await tools.dispatch({ do: "logout" }, scope) : silent;
  }
  stores.ui.closeDialog(closed);
  return { ok: true };
};

/** Nobody logs in now: what waited for it is forgotten, and a centre that cannot be shown leaves the address. */
async function giveUpLogin({ stores, pending }: ActionTools): Promise<void> {
  const { session } = stores;
  pending.done = null;
  if (session.isLoggedIn) return;
  leaveCentre(stores);
  if (session.state.status === "ended") await session.dismissEnd();
}

/** A change of password that is forced can only be left by logging out. */
function leavesInstead({ stores }: ActionTools): Promise<boolean> {
  const say = (key: string) => () => stores.texts.texts.translate(key);
  return stores.ui.questions.ask({
    title: say("session.mustChange.title"),
    body: say("session.mustChange.body"),
    submit: say("session.mustChange.leave"),
    cancel: say("session.mustChange.stay"),
    danger: false,
    leads: "cancel",
  });
}
