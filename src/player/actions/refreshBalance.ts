import type { PlayerVerb } from "./ActionTools.ts";

/** Asks for the balance anew: something outside of the page moved money, such as a game. */
export const refreshBalance: PlayerVerb<"refreshBalance"> = async (_action, _scope, { stores }) => {
  await stores.balance.load();
  return { ok: true };
};
