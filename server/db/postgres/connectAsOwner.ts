import pg from "pg";
import type { Cluster } from "./initCluster.ts";

/** An open connection of the superuser; `name` is shown in PostgreSQL's list of sessions. The caller ends it. */
export async function connectAsOwner(cluster: Cluster, name: string, database = "postgres"): Promise<pg.Client> {
  const client = new pg.Client({
    host: cluster.host,
    port: cluster.port,
    user: "postgres",
    password: cluster.secrets.owner,
    database,
    application_name: name,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // Without a listener a connection that breaks would end the whole program.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}
