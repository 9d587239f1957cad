import type { Config } from "./config.ts";
import type { Clock } from "./Clock.ts";
import type { Database } from "./db/Database.ts";
import type { LiveSite } from "./LiveSite.ts";
import type { KeyRing } from "./security/createKeyRing.ts";

/** What every feature is built from. The composition root makes it once; nothing is looked up elsewhere. */
export interface Deps {
  config: Config;
  db: Database;
  clock: Clock;
  keys: KeyRing;
  liveSite: LiveSite;
}
