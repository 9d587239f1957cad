import type { OpenCentre } from "#stores/UiStore.ts";
import { agentTypes } from "../agentTypes.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** The centre that the address names, whoever looks; null for none. Observed. */
export function namedCentre({ route }: Pick<PlayerStores, "route">): OpenCentre | null {
  const { centre, page } = route.route.query;
  return centre === "personal" || centre === "agent" ? { centre, page: page ?? null } : null;
}

/** The centre that the address names, where the one who looks may see it (access specification, section 6). Observed. */
export function addressedCentre(stores: Pick<PlayerStores, "route" | "session">): OpenCentre | null {
  const named = namedCentre(stores);
  const { isReal, member } = stores.session;
  if (named === null || !isReal) return null;
  return named.centre === "personal" || agentTypes.includes(member?.type ?? -1) ? named : null;
}
