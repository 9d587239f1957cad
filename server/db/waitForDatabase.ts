import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ConnectionOptions } from "./Database.ts";
import { DatabaseAwayError } from "./DatabaseAwayError.ts";
import { openClient } from "./openClient.ts";

const tryMs = 3_000;
const pauseMs = 500;
/** Somebody who reads the log sees that we wait, and for what. */
const sayEveryMs = 10_000;

/** How long to wait, and whom to tell. */
export interface WaitOptions {
  /** What the address is called in the settings, for messages. */
  setting: string;
  seconds: number;
  onEvent(sentence: string): void;
  /** For tests. */
  wait?(ms: number): Promise<unknown>;
  now?(): number;
}

/**
 * Fulfilled once the database takes connections. One that is away is waited for, and every ten seconds that is said; after
 * `seconds` it throws. One that answers and refuses us (a wrong password, no such database) is not waited for.
 */
export async function waitForDatabase(
  connection: ConnectionOptions,
  { setting, seconds, onEvent, wait = sleep, now = () => performance.now() }: WaitOptions,
): Promise<void> {
  const place = placeOf(connection);
  const startedAt = now();
  let saidAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    try {
      (await openClient(connection, tryMs)).cut();
      if (saidAt >= startedAt) onEvent(`The database at ${place} answers.`);
      return;
    } catch (error) {
      const reason = (error as Error).message;
      if (!(error instanceof DatabaseAwayError))
        throw new Error(`The database at ${place} (${setting}) refuses us: ${reason}`, { cause: error });
      const leftSeconds = Math.ceil(seconds - (now() - startedAt) / 1_000);
      if (leftSeconds <= 0)
        throw new Error(
          `The database at ${place} (${setting}) did not answer within ${seconds} seconds. ${reason}. ` +
            "Start it, or correct the address; DATABASE_WAIT_SECONDS says how long we wait.",
          { cause: error },
        );
      if (now() - saidAt >= sayEveryMs) {
        saidAt = now();
        onEvent(`Waiting for the database at ${place} (${setting}), ${leftSeconds} seconds more. ${reason}`);
      }
    }
    await wait(pauseMs);
  }
}

/** Host, port and name, never the password. */
function placeOf(connection: ConnectionOptions): string {
  const { host, port, database } = new pg.Client(connection);
  return `${host}:${port}/${database ?? ""}`;
}
