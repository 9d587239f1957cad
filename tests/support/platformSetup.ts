import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchPlatform } from "../../scripts/platform/launchPlatform.ts";
import { waitForAnswer } from "../../scripts/platform/waitForAnswer.ts";

/**
 * Starts one platform for all journeys, on a data folder of its own that is thrown away afterwards. A platform that
 * answers at CROUPIER_TEST_URL already is used instead. Gives what ends it; Playwright calls that after the last test.
 */
export default async function platformSetup(): Promise<() => Promise<void>> {
  const url = process.env["CROUPIER_TEST_URL"] ?? "";
  const isThere = await waitForAnswer(`${url}/wps/system/status`, 500).then(
    () => true,
    () => false,
  );
  if (isThere) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "croupier-journeys-"));
  // Where root runs the tests, the database belongs to another user, who must be able to pass through.
  await chmod(folder, 0o711);
  // Where journeys of operators find the accounts that the first start made up.
  process.env["CROUPIER_TEST_DATA"] = join(folder, "data");
  const env = {
    CROUPIER_DATA: join(folder, "data"),
    // All journeys come from one address.
    ADDRESS_LIMIT_FACTOR: "100",
    // The human check as visitors meet it, with a tenth of the work: a hundred log-ins share two cores.
    BOT_CHECK_TRIES: "50",
  };
  const platform = await launchPlatform({ port: Number(new URL(url).port), env, log: "ignore" });
  return async () => {
    await platform.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
