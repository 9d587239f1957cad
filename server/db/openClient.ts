import pg from "pg";
import type { ConnectionOptions } from "./Database.ts";
import { toDatabaseError } from "./DatabaseAwayError.ts";

/** A connection of its own, beside the pool. */
export interface OpenClient {
  client: pg.Client;
  /** Runs `work`; where it takes longer than `limitMs`, the connection is cut and DatabaseAwayError thrown. */
  within<T>(limitMs: number, work: Promise<T>): Promise<T>;
  /** Ends the connection at once: a polite end waits for a server that may be gone. */
  cut(): void;
}

/** Connects within the limit; rejects with DatabaseAwayError where the database is away, and leaves no socket behind. */
export async function openClient(options: ConnectionOptions, limitMs: number): Promise<OpenClient> {
  const client = new pg.Client({ ...options, connectionTimeoutMillis: limitMs, keepAlive: true });
  // Without a listener a connection that breaks would end the whole program.
  client.on("error", () => undefined);
  const cut = () => cutOff(client);
  const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
    const timer = setTimeout(cut, ms);
    try {
      return await work;
    } catch (error) {
      throw toDatabaseError(error);
    } finally {
      clearTimeout(timer);
    }
  };
  try {
    await within(limitMs, client.connect());
  } catch (error) {
    cut();
    throw error;
  }
  return { client, within, cut };
}

/** Ends a connection without a word; whatever waits for an answer on it fails. */
export function cutOff(client: pg.ClientBase): void {
  (client as pg.Client).connection.stream.destroy();
}
