import type { Action } from "#contracts/config.ts";
import { commonVerbs } from "#app/actions/commonVerbs.ts";
import { createActionRuntime } from "#app/actions/createActionRuntime.ts";
import type { SocialProvider } from "#stores/IdentityPort.ts";
import { back } from "./back.ts";
import { call } from "./call.ts";
import { closeCentre } from "./closeCentre.ts";
import { closeDialog } from "./closeDialog.ts";
import { forgetRemembered } from "./forgetRemembered.ts";
import { logout } from "./logout.ts";
import { openCentre } from "./openCentre.ts";
import { requireLogin } from "./requireLogin.ts";
import { setLanguage } from "./setLanguage.ts";
import type { ActionTools, PlayerVerb } from "./ActionTools.ts";

/** Of a part of its own, since most visitors never need it. Where it cannot be fetched there is no network for its call either. */
function late<Name extends Action["do"]>(load: () => Promise<PlayerVerb<Name>>): PlayerVerb<Name> {
  return async (...asked) => {
    const verb = await load().catch(() => null);
    return verb ? await verb(...asked) : { ok: false, code: "network" };
  };
}

const waysIn = async () => (await import("./waysIn.ts")).waysIn;

/** A part of its own, but for the window: only the press itself may open one. */
const openService: PlayerVerb<"openService"> = async (_, scope, tools) => {
  const later = tools.device.openLater();
  const part = await import("./openService.ts").catch(() => null);
  if (part) return await part.openService(later, scope, tools);
  later.close();
  return { ok: false, code: "network" };
};

/** Opens the window first of all: once something was waited for, the browser opens none. */
const loginElsewhere =
  (provider: SocialProvider): PlayerVerb<"loginGoogle"> & PlayerVerb<"loginFacebook"> =>
  async (_: unknown, scope, tools) => {
    const opened = tools.identity.open();
    const flow = await tools.identity.load();
    if (flow) return await flow.logInElsewhere(provider, opened, scope, tools);
    opened?.close();
    return { ok: false, code: "network" };
  };

const verbs: { readonly [Name in Action["do"]]: PlayerVerb<Name> } = {
  ...commonVerbs,
  addPasskey: late(async () => (await import("./addPasskey.ts")).addPasskey),
  back,
  call,
  changePassword: late(async () => (await waysIn()).changePassword),
  closeCentre,
  closeDialog,
  forgetRemembered,
  freePlay: late(async () => (await waysIn()).freePlay),
  login: late(async () => (await waysIn()).login),
  loginFacebook: loginElsewhere("facebook"),
  loginGoogle: loginElsewhere("google"),
  logout,
  openCentre,
  openService,
  passkeyLogin: late(async () => (await import("./passkeyLogin.ts")).passkeyLogin),
  recoverPassword: late(async () => (await import("./recoverPassword.ts")).recoverPassword),
  refreshBalance: late(async () => (await import("./refreshBalance.ts")).refreshBalance),
  register: late(async () => (await import("./register.ts")).register),
  rememberedLogin: late(async () => (await waysIn()).rememberedLogin),
  requireLogin,
  secondFactorLogin: late(async () => (await import("./secondFactorLogin.ts")).secondFactorLogin),
  setLanguage,
};

/** Does a player's actions. What waits for a login is shared with whoever gives `pending`. */
export function createDispatch({
  pending = { done: null },
  ...given
}: Omit<ActionTools, "dispatch" | "pending"> & Partial<Pick<ActionTools, "pending">>): ActionTools["dispatch"] {
  const words = { confirm: "session.confirm", cancel: "session.cancel" };
  return createActionRuntime<ActionTools>(verbs, { ...given, pending }, words);
}
