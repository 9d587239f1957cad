import { buildApp } from "./app.ts";
import { systemClock } from "./Clock.ts";
import { readConfig, type Config } from "./config.ts";
import { openDatabase } from "./db/openDatabase.ts";
import { insertDepositChannels } from "./db/seed/insertDepositChannels.ts";
import { makeSeed } from "./features/activity/makeSeed.ts";
import { insertDemoWithdrawals } from "./db/seed/insertDemoWithdrawals.ts";
import { insertWithdrawalWays } from "./db/seed/insertWithdrawalWays.ts";
import { seedDemo } from "./db/seed/seedDemo.ts";
import { leftBehind } from "./db/postgres/reachable.ts";
import { describeStartFault } from "./describeStartFault.ts";
import { endWithParent, outliveScreen } from "./endWithParent.ts";
import { ensureCommandToken } from "./features/console/ensureCommandToken.ts";
import { ensureOperatorRule } from "./features/console/operatorRule.ts";
import { ensureOperators } from "./features/console/ensureOperators.ts";
import { refuseDemo } from "./features/demo/refuseDemo.ts";
import { openPublishing } from "./features/publishing/openPublishing.ts";
import { startDelivery } from "./startDelivery.ts";
import { startMaintenance } from "./startMaintenance.ts";
import { createHookDelivery } from "./features/webhook/createHookDelivery.ts";
import { createKeyRing } from "./security/createKeyRing.ts";
import { loadMasterSecret } from "./security/loadMasterSecret.ts";
import { createPasswords } from "./security/passwords.ts";

// The platform: reads the settings, opens the database, listens. At SIGINT and SIGTERM, and when the program that started it
// is gone, it stops in order: requests that are under way, then the database.

/** Time for all of it: the requests, and the database's own stop. */
const forceMs = 18_000;
/** Time for messages that are being handed over. */
const deliveryDrainMs = 8_000;
const logLevelOf = { sent: "info", failed: "warn", dead: "error" } as const;
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

/** Ends with a sentence for a person; the stack is for those who ask for it. */
function fail(error: unknown): never {
  const { message, stack } = error as Error;
  process.stderr.write(`${process.env["LOG_LEVEL"] === "debug" ? stack : message}\n`);
  process.exit(1);
}

async function start(asked: AbortSignal): Promise<() => Promise<void>> {
  const config = readConfig(process.env);
  try {
    return await startWith(config, asked);
  } catch (error) {
    throw new Error(describeStartFault(error, config), { cause: error });
  }
}

async function startWith(config: Config, asked: AbortSignal): Promise<() => Promise<void>> {
  const clock = systemClock;
  const database = await openDatabase({
    url: config.databaseUrl,
    adminUrl: config.databaseAdminUrl,
    directUrl: config.databaseDirectUrl,
    waitSeconds: config.databaseWaitSeconds,
    connections: config.databaseConnections,
    folder: config.dataFolder,
    onEvent: say,
  });
  try {
    asked.throwIfAborted();
    const { db, owner } = database;
    if (config.isProduction) await refuseDemo(db);
    const secret = await loadMasterSecret(config.masterSecret, config.dataFolder);
    const keys = createKeyRing(db, clock, secret, leftBehind(config.dataFolder, database.dataHome));
    await keys.verify();
    const liveSite = await openPublishing({ config, db, clock, say });
    const operators = await ensureOperators({ deps: { config, db, clock }, passwords: createPasswords() });
    await ensureOperatorRule(db, config);
    await ensureCommandToken({ config, db, clock });
    const seal = (activityId: string) => makeSeed(keys, activityId);
    if (config.isDemo && (await seedDemo(owner, { today: clock.now(), hasCatalogue: true, seal })))
      say("Filled the database with demo players.");
    // Also where the demo is older than they are.
    if (config.isDemo) {
      await insertDepositChannels(db, clock.now());
      await insertWithdrawalWays(db, clock.now());
      await insertDemoWithdrawals(owner, clock, keys);
    }
    asked.throwIfAborted();
    const deps = { config, db, clock, keys, liveSite };
    const app = await buildApp(deps);
    const maintenance = startMaintenance(deps, (error) => app.log.error({ err: error }, "maintenance failed"));
    const delivery = startDelivery(deps, {
      onEvent: ({ event, ...message }) => app.log[logLevelOf[event]]({ event: `message ${event}`, ...message }),
      onError: (error) => app.log.error({ err: error }, "the outbox cannot be worked on"),
    });
    const hooks = createHookDelivery({
      db,
      clock,
      box: keys.boxOf("webhook"),
      mayBeLocal: config.isDemo && !config.isProduction,
      onError: (error) => app.log.error({ err: error }, "webhooks cannot be worked on"),
    });
    hooks.start();
    await app.listen({ port: config.port, host: config.host });
    say(`Listening on ${config.host}:${config.port}`);
    if (operators !== null) say(`The console's accounts and their passwords are in ${operators}`);
    return async () => {
      maintenance.stop();
      await Promise.all([app.close(), delivery?.stop(deliveryDrainMs), hooks.stop()]);
      await liveSite.close();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

const leaving = new AbortController();
let exitCode = 0;
let isUp = false;
// Ends on what it was asked while it was still starting too: a database that was begun is stopped again.
const starting = start(leaving.signal).catch((error: unknown) => {
  if (leaving.signal.aborted) process.exit(exitCode);
  return fail(error);
});
const end = (code: number) => {
  if (leaving.signal.aborted) return;
  exitCode = code;
  leaving.abort();
  // A start that waits for somebody else's database leaves nothing to stop.
  if (!isUp && process.env["DATABASE_URL"]?.trim()) process.exit(code);
  void starting.then(async (stop) => {
    setTimeout(() => process.exit(code || 1), forceMs).unref();
    await stop().catch(fail);
    process.exit(code);
  });
};
void starting.then(() => (isUp = true));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => end(0));
// When the program that started us is gone, nobody is left who would stop us.
endWithParent(() => end(0));
outliveScreen();
for (const event of ["uncaughtException", "unhandledRejection"] as const) {
  process.on(event, (error: unknown) => {
    // What nobody caught may have left anything half done: say it, finish what is under way, and start anew.
    process.stderr.write(`${event}: ${(error as Error)?.stack ?? String(error)}\n`);
    end(1);
  });
}
