import { readAddress, writeAddress } from "#stores/RouteStore.ts";

/** The address of the page below the centre that an address opens; null where it opens none. */
export function groundOf(address: string): string | null {
  const { path, query } = readAddress(address);
  const { centre, page: _, ...others } = query;
  return centre === undefined ? null : writeAddress({ path, query: others });
}
