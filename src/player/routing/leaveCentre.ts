import { withoutCentre } from "./withoutCentre.ts";
import type { PlayerStores } from "../PlayerStores.ts";

/** Takes the centre out of the address; the way back does not lead into it again. Without a centre, nothing happens. */
export function leaveCentre({ route }: Pick<PlayerStores, "route">): void {
  const { path, query } = route.route;
  if (query["centre"] !== undefined) route.retreat(path, withoutCentre(query));
}
