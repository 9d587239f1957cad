import { readAddress, writeAddress } from "#stores/RouteStore.ts";
import { withoutCentre } from "./withoutCentre.ts";

/** The address of the page below the centre that an address opens; null where it opens none. */
export function groundOf(address: string): string | null {
  const { path, query } = readAddress(address);
  return query["centre"] === undefined ? null : writeAddress({ path, query: withoutCentre(query) });
}
