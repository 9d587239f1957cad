import type { Clock } from "#server/Clock.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/Database.ts";
import { createPublisher } from "./createPublisher.ts";
import { importBrand } from "./importBrand.ts";
import { migrateStored } from "./migrateStored.ts";
import { createLiveSite, type FollowedSite } from "./live/createLiveSite.ts";
import { createChecks } from "./work/createChecks.ts";
import { openJobRunner } from "./work/openJobRunner.ts";

/** What publishing works with. */
export interface PublishingPlace {
  config: Pick<Config, "brand" | "frameHosts" | "siteFolder">;
  db: Database;
  clock: Clock;
  /** Gets a line for people. */
  say: (line: string) => void;
}

/**
 * Imports the configured brand into an empty database, brings what an earlier program stored into the format of today, and
 * follows the live revision from then on.
 */
export async function openPublishing({ config, db, clock, say }: PublishingPlace): Promise<FollowedSite> {
  const work = openJobRunner(config);
  const { check } = createChecks(work);
  const publisher = createPublisher({ db, clock, work, check });
  await importBrand(config.brand, { db, publisher });
  await migrateStored({ db, publisher, work, say });
  return createLiveSite(db);
}
