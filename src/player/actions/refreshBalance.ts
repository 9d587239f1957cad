import type { PlayerVerb } from "./ActionTools.ts";

/** What is played and what it came to: it moves with the balance. */
const playCall = "getPlaySession";

/** Asks anew for the balance and, where it is shown, what was played: something outside of the page moved money, such as a game. */
export const refreshBalance: PlayerVerb<"refreshBalance"> = async (_action, _scope, { stores }) => {
  const played = [...stores.data.watched.values()].filter(({ source }) => source.request.call === playCall);
  await Promise.all([stores.balance.load(), ...played.map(({ source }) => source.load())]);
  return { ok: true };
};
