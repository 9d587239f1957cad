import type { Site } from "#contracts/config.ts";
import { knownZone } from "#server/localDay.ts";

/** The time zone that a brand's days are counted in. */
export function zoneOf({ brand }: Site): string {
  return knownZone(brand.settings.timeZone);
}
