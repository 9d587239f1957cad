import type { SiteName } from "../build/siteNames.ts";
import { checkSite } from "./checkSite.ts";
import { readSite } from "./readSite.ts";

/** Passes where a site, as it was built, has no eval, no compiler, nothing inline, no other host and is within its budget; else throws every fault. */
export async function demandSoundSite(site: SiteName): Promise<void> {
  const faults = checkSite(site, await readSite(`dist/${site}`));
  if (faults.length > 0) throw new Error(`\n${faults.map((fault) => `  ${fault}`).join("\n")}`);
}
