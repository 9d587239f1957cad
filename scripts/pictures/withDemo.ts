import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../platform/freePort.ts";
import { launchPlatform } from "../platform/launchPlatform.ts";

/** A platform with fresh demo data, for as long as something is done with it. */
export interface Demo {
  /** Its origin, without a slash at the end. */
  url: string;
  dataFolder: string;
}

/** Starts a platform for one brand on a free port and a data folder that is thrown away, and stops it afterwards. */
export async function withDemo(brand: string, work: (demo: Demo) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "croupier-pictures-"));
  // Where root runs this, the database belongs to another user, who must be able to pass through.
  await chmod(folder, 0o711);
  const dataFolder = join(folder, "data");
  // Nothing of this machine's own set-up: pictures show a fresh clone.
  const env = { CROUPIER_DATA: dataFolder, CROUPIER_BRAND: brand, CROUPIER_DEMO: "1", ADDRESS_LIMIT_FACTOR: "100" };
  try {
    const { url, stop } = await launchPlatform({ port: await freePort(), env, log: "ignore" });
    try {
      await work({ url, dataFolder });
    } finally {
      await stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
