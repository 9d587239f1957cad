import type { SiteReference } from "#contracts/api.ts";

/** Where the configuration on the screen came from. */
export type SiteSource = "live" | "lastGood" | "bundled";

/** The configuration on the screen. */
export type SiteState<Compiled> =
  | { status: "starting" }
  | { status: "ready"; source: SiteSource; reference: SiteReference | null; compiled: Compiled };

/** Whether the site may be used at all. Maintenance wins over the region (access specification, section 4). */
export type SystemStatus = "normal" | "maintenance" | "regionBlocked";

/** A revision that was not taken over, and why. */
export interface RefusedRevision {
  hash: string;
  reason: string;
  pointer: string;
}
