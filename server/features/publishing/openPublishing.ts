import type { Clock } from "#server/Clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/Database.ts";
import { createPublisher } from "./createPublisher.ts";
import { importBrand } from "./importBrand.ts";
import { createLiveSite, type FollowedSite } from "./live/createLiveSite.ts";
import { createChecks } from "./work/createChecks.ts";
import { openJobRunner } from "./work/openJobRunner.ts";

/** What publishing works with. */
export interface PublishingPlace {
  config: Pick<Config, "brand" | "siteFolder">;
  db: Database;
  clock: Clock;
}

/** Imports the configured brand into an empty database, and follows the live revision from then on. */
export async function openPublishing({ config, db, clock }: PublishingPlace): Promise<FollowedSite> {
  const work = openJobRunner(config);
  const { check } = createChecks(work);
  await importBrand(config.brand, { db, publisher: createPublisher({ db, clock, work, check }) });
  return createLiveSite(db);
}
