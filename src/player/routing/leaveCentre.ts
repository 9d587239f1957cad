import type { PlayerStores } from "../PlayerStores.ts";

/** Takes the centre out of the address; the way back does not lead into it again. Without a centre, nothing happens. */
export function leaveCentre({ route }: Pick<PlayerStores, "route">): void {
  const { path, query } = route.route;
  const { centre, page: _, ...others } = query;
  if (centre !== undefined) route.retreat(path, others);
}
