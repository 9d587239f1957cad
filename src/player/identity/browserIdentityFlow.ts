import { createSignInWindow } from "#api/identity/createSignInWindow.ts";
import { signInChannel, type SignInNews } from "#api/identity/signInNews.ts";
import { createIdentityPort } from "#api/ports/createIdentityPort.ts";
import { createTabChannel } from "#api/createTabChannel.ts";
import { failure } from "#stores/failure.ts";
import type { PlayerStores } from "../PlayerStores.ts";
import type { ActionTools } from "../actions/ActionTools.ts";
import { createIdentityFlow } from "./createIdentityFlow.ts";
import type { IdentityFlow } from "./IdentityFlow.ts";

const unset = { ok: false, failure: failure("refused", "feature_off") } as const;

/** Outside identities in a browser, by what the platform says of them when they are used. */
export function browserIdentityFlow(stores: PlayerStores, open: () => Window | null): IdentityFlow<ActionTools> {
  const window = createSignInWindow({
    open,
    channel: createTabChannel<SignInNews>(signInChannel),
    page: document,
    view: globalThis.window,
    farewell: () => stores.texts.texts.translate("identity.farewell"),
  });
  const port = () => {
    const settings = stores.site.permission?.info.identity;
    return settings && createIdentityPort({ settings, returnTo: `${location.origin}/signin.html`, window });
  };
  return createIdentityFlow({
    sendCode: async (number) => (await port()?.sendCode(number)) ?? unset,
    proveCode: async (sessionInfo, code) => (await port()?.proveCode(sessionInfo, code)) ?? unset,
    signIn: async (provider, opened) => {
      const there = port();
      if (there) return there.signIn(provider, opened);
      opened?.close();
      return unset;
    },
  });
}
