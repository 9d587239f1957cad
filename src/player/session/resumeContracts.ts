import { watchValue } from "#stores/watchValue.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Contracts that could not be had are asked for again after so many milliseconds while somebody looks. */
const everyMs = 15_000;

/**
 * Asks again for an agent's contracts that could not be had: the menu lacks their pages until they are known, and whoever goes on need not
 * wait for the next round.
 */
export function resumeContracts({ contracts, route }: Pick<PlayerStores, "contracts" | "route">): void {
  const loadMissing = () => {
    if (contracts.isMissing) void contracts.load();
  };
  watchValue(() => route.address, loadMissing);
  setInterval(() => {
    if (document.visibilityState === "visible") loadMissing();
  }, everyMs);
}
