import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** What a route of the bare server sends. */
export interface BareRoute {
  path: string;
  headers: Record<string, string>;
  /** In base64. */
  body: string;
}

/** The bare server while it runs. */
export interface BareServer {
  url: string;
  pid: number;
}

/** Starts Fastify without anything of ours in a process of its own, hands it to `work`, and ends it. */
export async function withBareServer<T>(
  routes: readonly BareRoute[],
  work: (server: BareServer) => Promise<T>,
): Promise<T> {
  const child = fork(fileURLToPath(new URL("bareServer.ts", import.meta.url)));
  try {
    child.send(routes);
    const [url] = (await once(child, "message")) as [string];
    return await work({ url, pid: child.pid ?? 0 });
  } finally {
    child.kill();
  }
}
