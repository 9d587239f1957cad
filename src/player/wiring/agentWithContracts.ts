import type { PlayerStores } from "../PlayerStores.ts";
import { agentTypes } from "../agentTypes.ts";

/** The agent whose contracts are asked for; null of everybody else, and of agents while AGENTPOLICY3 is off. */
export function agentWithContracts({ session, flags }: Pick<PlayerStores, "session" | "flags">): string | null {
  const { isLoggedIn, member } = session;
  return isLoggedIn && member && agentTypes.includes(member.type) && flags.isOn("AGENTPOLICY3") ? member.account : null;
}
