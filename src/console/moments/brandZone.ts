import { isTimeZone } from "#compile/time/WallTime.ts";
import { readPointer } from "#json/pointer.ts";

/** The time zone (IANA) of a brand's clock, as far as its draft says one that there is; UTC where it does not. */
export function brandZone(site: unknown): string {
  const zone = readPointer(site, "/brand/settings/timeZone");
  return typeof zone === "string" && isTimeZone(zone) ? zone : "UTC";
}
