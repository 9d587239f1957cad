import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { ConnectionOptions } from "./Database.ts";

const retryMs = 500;
const pulseMs = 10_000;

/** The work behind Database.listen: one connection of its own, made again when it breaks. */
export async function listen(
  options: ConnectionOptions,
  channel: string,
  onNotice: (payload: string | null) => void,
): Promise<() => Promise<void>> {
  let stopped = false;
  let current: pg.Client | undefined;

  const open = async (): Promise<void> => {
    const client = new pg.Client({ ...options, connectionTimeoutMillis: 5_000, keepAlive: true });
    let lost = false;
    const lose = () => {
      if (lost) return;
      lost = true;
      clearInterval(pulse);
      client.end().catch(() => undefined);
      if (!stopped) void reopen();
    };
    const pulse = setInterval(() => client.query("SELECT 1").catch(lose), pulseMs);
    pulse.unref();
    client.on("error", lose);
    client.on("end", lose);
    client.on("notification", (notice) => onNotice(notice.payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
      current = client;
    } catch (error) {
      lost = true;
      clearInterval(pulse);
      await client.end().catch(() => undefined);
      throw error;
    }
  };

  const reopen = async (): Promise<void> => {
    while (!stopped) {
      await sleep(retryMs);
      try {
        if (stopped) return;
        await open();
        onNotice(null);
        return;
      } catch {
        // The database is away; we ask again until it is back or we are stopped.
      }
    }
  };

  await open();
  return async () => {
    stopped = true;
    await current?.end().catch(() => undefined);
  };
}
