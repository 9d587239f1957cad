import type { FastifyInstance } from "fastify";
import type { Connections } from "./createConnections.ts";

const sweepMs = 50;

/**
 * Lets what is under way come to its end when the server closes: no new connection is accepted, every answer says that its
 * connection ends with it, idle connections are ended at once, and what still runs after `drainMs` is cut off.
 */
export function drainAtClose(app: FastifyInstance, connections: Connections, drainMs: number): void {
  let isClosing = false;
  // An answer that was begun before: its connection would stay open for more requests, and hold the close up.
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close");
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    const sweep = setInterval(() => connections.closeIdle(), sweepMs);
    const end = setTimeout(() => {
      const cut = connections.closeAll();
      app.log.warn({ event: "cut", connections: cut }, "requests were still under way");
    }, drainMs);
    app.server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}
