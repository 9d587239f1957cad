import { setImmediate as nextTurn } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { Connections } from "./createConnections.ts";

const sweepMs = 50;
/** Connections on which nothing came for so long were opened ahead, as browsers do, and are no requests on their way. */
const unusedMs = 1_000;
/** After so many turns of the event loop without a new connection, none waits to be accepted; each turn accepts one or more. */
const quietTurns = 10;
/** Whoever goes on connecting meanwhile does not keep us. */
const mostTurns = 2_000;

/**
 * Lets what is under way come to its end when the server closes: connections that wait to be accepted are, and then no more;
 * every answer says that its connection ends with it, idle connections are ended, and what still runs after `drainMs` is cut off.
 */
export function drainAtClose(app: FastifyInstance, connections: Connections, drainMs: number): void {
  let isClosing = false;
  // An answer that was begun before: its connection would stay open for more requests, and hold the close up.
  app.addHook("onSend", (request, reply, _payload, done) => {
    // Connections of HTTP/2 end by a frame of their own.
    if (isClosing && request.raw.httpVersionMajor < 2) reply.header("connection", "close");
    done();
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    // Closing drops what was not accepted yet, requests and all, though the callers were told that they are connected.
    for (let turn = 0, quiet = 0; turn < mostTurns && quiet < quietTurns; turn += 1) {
      const before = connections.accepted;
      await nextTurn();
      quiet = connections.accepted === before ? quiet + 1 : 0;
    }
    const sweep = setInterval(() => connections.closeIdle(), sweepMs);
    const unused = setTimeout(() => connections.closeUnused(), unusedMs);
    const end = setTimeout(() => {
      const cut = connections.closeAll();
      app.log.warn({ event: "cut", connections: cut }, "requests were still under way");
    }, drainMs);
    app.server.once("close", () => {
      clearInterval(sweep);
      clearTimeout(unused);
      clearTimeout(end);
    });
  });
}
