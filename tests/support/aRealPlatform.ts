import { randomBytes } from "node:crypto";
import { afterAll } from "vitest";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/Clock.ts";
import { readConfig, type Config } from "#server/config.ts";
import { importBrand } from "#server/features/publishing/importBrand.ts";
import { createLiveSite } from "#server/features/publishing/live/createLiveSite.ts";
import { createKeyRing } from "#server/security/createKeyRing.ts";
import { aPublisher } from "./aPublisher.ts";
import { aDatabase, demoTemplate } from "./database.ts";

/**
 * Our own platform as it runs at home, listening on a port of its own: the machine's clock, the demo's members, the brand
 * `ink` published; `env` are its settings. Answers its origin; it ends after the file's last test.
 */
export async function aRealPlatform(env: NodeJS.ProcessEnv = {}): Promise<string> {
  const { db } = await aDatabase(await demoTemplate());
  const clock = systemClock;
  await importBrand("ink", { db, publisher: aPublisher({ db, clock }) });
  const liveSite = await createLiveSite(db);
  const settings = readConfig({ BOT_CHECK_COST: "1", BOT_CHECK_TRIES: "1", LOG_LEVEL: "silent", ...env });
  const config: Config = { ...settings, siteFolder: "/nowhere" };
  const app = await buildApp({ config, db, clock, keys: createKeyRing(db, clock, randomBytes(32)), liveSite });
  afterAll(async () => {
    await app.close();
    await liveSite.close();
  });
  return app.listen({ port: 0, host: "127.0.0.1" });
}
