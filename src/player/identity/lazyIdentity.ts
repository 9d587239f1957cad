import type { PlayerStores } from "../PlayerStores.ts";
import type { ActionTools } from "../actions/ActionTools.ts";
import type { IdentityFlow, LazyIdentity } from "./IdentityFlow.ts";

/** Outside identities of a player, in a part of their own. */
export function lazyIdentity(stores: PlayerStores): LazyIdentity<ActionTools> {
  let flow: Promise<IdentityFlow<ActionTools>> | undefined;
  const openWindow = () => open("/signin.html", "_blank", "popup,width=480,height=680");
  return {
    isPhoneOn: () => stores.flags.isOn("PHONEIDENTITY3") && stores.site.permission?.info.identity !== undefined,
    open: openWindow,
    load: async () => {
      flow ??= import("./browserIdentityFlow.ts").then(({ browserIdentityFlow }) =>
        browserIdentityFlow(stores, openWindow),
      );
      const loading = flow;
      return await loading.catch(() => {
        if (flow === loading) flow = undefined;
        return null;
      });
    },
  };
}
