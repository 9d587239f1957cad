import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launchGames } from "../../scripts/platform/launchGames.ts";
import { launchPayments } from "../../scripts/platform/launchPayments.ts";
import { launchPlatform } from "../../scripts/platform/launchPlatform.ts";
import { waitForAnswer } from "../../scripts/platform/waitForAnswer.ts";

/** A platform of the journeys: the variables that say where it answers, and where its data folder is. */
interface Place {
  url: string;
  data: string;
}

const places: readonly Place[] = [
  { url: "CROUPIER_TEST_URL", data: "CROUPIER_TEST_DATA" },
  { url: "CROUPIER_OPERATORS_URL", data: "CROUPIER_OPERATORS_DATA" },
];

/**
 * Starts the platforms of the journeys, each on a data folder of its own that is thrown away afterwards. A platform that
 * answers at its address already is used instead. Gives what ends them; Playwright calls that after the last test.
 */
export default async function platformSetup(): Promise<() => Promise<void>> {
  const ends = await Promise.all(places.map(startPlatform));
  return async () => {
    await Promise.all(ends.map((end) => end()));
  };
}

async function startPlatform({ url: address, data }: Place): Promise<() => Promise<void>> {
  const url = process.env[address] ?? "";
  const isThere = await waitForAnswer(`${url}/wps/system/status`, 500).then(
    () => true,
    () => false,
  );
  if (isThere) return async () => {};
  const folder = await mkdtemp(join(tmpdir(), "croupier-journeys-"));
  // Where root runs the tests, the database belongs to another user, who must be able to pass through.
  await chmod(folder, 0o711);
  // Where journeys of operators find the accounts that the first start made up.
  process.env[data] = join(folder, "data");
  const env = {
    CROUPIER_DATA: join(folder, "data"),
    // All journeys come from one address.
    ADDRESS_LIMIT_FACTOR: "100",
    // The human check as visitors meet it, with a tenth of the work: a hundred log-ins share two cores.
    BOT_CHECK_TRIES: "50",
  };
  const [payments, games] = await Promise.all([
    launchPayments({ site: url }),
    launchGames({ site: url, folder: join(folder, "games") }),
  ]);
  const platform = await launchPlatform({
    port: Number(new URL(url).port),
    env: { ...env, ...payments.env, ...games.env },
    log: "ignore",
  });
  return async () => {
    await platform.stop();
    await Promise.all([payments.stop(), games.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}
