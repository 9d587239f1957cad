import { moneyCalls } from "#contracts/moneyCalls.ts";
import type { PlayerVerb } from "./ActionTools.ts";

const withBalance: ReadonlySet<string> = new Set(moneyCalls);

/** Asks anew for the balance and for what is shown that moves with it: something outside of the page moved money, such as a game. */
export const refreshBalance: PlayerVerb<"refreshBalance"> = async (_action, _scope, { stores }) => {
  const shown = [...stores.data.watched.values()].filter(({ source }) => withBalance.has(source.request.call));
  await Promise.all([stores.balance.load(), ...shown.map(({ source }) => source.load())]);
  return { ok: true };
};
