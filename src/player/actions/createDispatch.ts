import type { Action, Confirm } from "#contracts/config.ts";
import { evaluateCondition, type Outcome, type Scope } from "#engine/index.ts";
import { back } from "./back.ts";
import { call, textOf } from "./call.ts";
import { changePassword } from "./changePassword.ts";
import { closeCentre } from "./closeCentre.ts";
import { closeDialog } from "./closeDialog.ts";
import { focus } from "./focus.ts";
import { forgetRemembered } from "./forgetRemembered.ts";
import { freePlay } from "./freePlay.ts";
import { login } from "./login.ts";
import { logout } from "./logout.ts";
import { navigate } from "./navigate.ts";
import { openCentre } from "./openCentre.ts";
import { openDialog } from "./openDialog.ts";
import { openLink } from "./openLink.ts";
import { refresh } from "./refresh.ts";
import { rememberedLogin } from "./rememberedLogin.ts";
import { requireLogin } from "./requireLogin.ts";
import { scrollTo } from "./scrollTo.ts";
import { set } from "./set.ts";
import { setLanguage } from "./setLanguage.ts";
import { toggleTheme } from "./toggleTheme.ts";
import { register } from "./register.ts";
import { silent } from "./refused.ts";
import type { DeviceVerb } from "./deviceVerbs.ts";
import type { ActionTools, Verb } from "./ActionTools.ts";

/** A verb of the part for the device; where that cannot be fetched, the action fails as one that nobody expected. */
function onDevice<Name extends DeviceVerb>(name: Name): Verb<Name> {
  return async (action, scope, tools) => {
    const { deviceVerbs } = await import("./deviceVerbs.ts");
    return deviceVerbs[name](action, scope, tools);
  };
}

const verbs: { readonly [Name in Action["do"]]: Verb<Name> } = {
  navigate,
  openDialog,
  closeDialog,
  openCentre,
  closeCentre,
  call,
  refresh,
  set,
  setLanguage,
  toggleTheme,
  openLink,
  copy: onDevice("copy"),
  print: onDevice("print"),
  back,
  share: onDevice("share"),
  scrollTo,
  focus,
  download: onDevice("download"),
  requireLogin,
  login,
  rememberedLogin,
  forgetRemembered,
  register,
  logout,
  changePassword,
  freePlay,
};

/**
 * Does any action; never rejects. One whose condition does not hold is left out, and is no failure. One that wants a confirmation
 * is not done without it.
 */
export function createDispatch(given: Omit<ActionTools, "dispatch" | "pending">): ActionTools["dispatch"] {
  const dispatch = async (action: Action, scope: Scope): Promise<Outcome> => {
    try {
      const verb = verbs[action.do] as Verb<Action["do"]> | undefined;
      if (!verb) return { ok: false, code: "unknown_action" };
      if (!evaluateCondition(action.when, scope)) return { ok: true };
      if (action.confirm && !(await isConfirmed(action.confirm, scope))) return silent;
      return await verb(action as never, scope, tools);
    } catch (error) {
      reportError(error);
      return { ok: false, code: "unknown" };
    }
  };
  const tools: ActionTools = { ...given, dispatch, pending: { done: null } };

  const isConfirmed = (asked: Confirm, scope: Scope) => {
    const { translate } = given.stores.texts.texts;
    return given.stores.ui.ask({
      title: textOf(asked.title, scope, tools),
      body: asked.body === undefined ? "" : textOf(asked.body, scope, tools),
      submit: asked.submit === undefined ? translate("session.confirm") : textOf(asked.submit, scope, tools),
      cancel: translate("session.cancel"),
      danger: asked.danger ?? false,
    });
  };
  return dispatch;
}
