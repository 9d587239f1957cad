import { spawn, type ChildProcess } from "node:child_process";
import { chownSync, closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname } from "node:path";
import type { Cluster } from "./initCluster.ts";
import type { Binaries } from "./findBinaries.ts";
import type { ServerUser } from "./findServerUser.ts";

const maxLogBytes = 10_000_000;

/** Starts the server process on the folder. It outlives us if we are killed; its words go to `<folder>.log`. */
export function launchPostgres(
  cluster: Cluster,
  binaries: Binaries,
  user: ServerUser,
  settings: string[],
): ChildProcess {
  const logFile = `${cluster.folder}.log`;
  if (existsSync(logFile) && statSync(logFile).size > maxLogBytes) renameSync(logFile, `${logFile}.1`);
  const log = openSync(logFile, "a", 0o600);
  if (user) chownSync(logFile, user.uid, user.gid);
  const overSocket = cluster.host.startsWith("/");
  const address = overSocket
    ? ["listen_addresses=", `unix_socket_directories=${cluster.host}`, "unix_socket_permissions=0700"]
    : [`listen_addresses=${cluster.host}`];
  const options = [
    ...address,
    `port=${cluster.port}`,
    "max_connections=120",
    "password_encryption=scram-sha-256",
    ...settings,
  ];
  try {
    return spawn(binaries.postgres, ["-D", cluster.folder, ...options.flatMap((option) => ["-c", option])], {
      ...user,
      cwd: dirname(cluster.folder),
      // A session of its own: Ctrl-C in the terminal is for us, and we stop the database when our work is done.
      detached: true,
      stdio: ["ignore", log, log],
    });
  } finally {
    closeSync(log);
  }
}

/** The last lines the server wrote, for a message to a person. */
export function tailOfLog(cluster: Cluster): string {
  try {
    return readFileSync(`${cluster.folder}.log`, "utf8").trimEnd().split("\n").slice(-5).join("\n");
  } catch {
    return "";
  }
}
