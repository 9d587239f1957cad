import type { Server } from "node:http";
import type { Socket } from "node:net";
import { compile } from "@fastify/proxy-addr";
import type { Config } from "#server/config.ts";
import { createPlaces } from "#server/security/createPlaces.ts";
import { createConnections, type Connections } from "./createConnections.ts";
import { busy } from "./Failure.ts";
import { endWithFailure } from "./rawErrors.ts";
import { visitorOf } from "./visitorOf.ts";

/** Connections one visitor may have open: browsers open six for a window, and an office has many of both. */
const connectionsPerVisitor = 256;
/** Files that are not connections: the database, logs, what is served. */
const otherFiles = 512;
const leastConnections = 64;
/** So many at a time hear why they are refused; the others are cut off, so that telling costs nothing. */
const mostTold = 64;
const tellingMs = 1_000;

/**
 * Puts the caps on connections (S-62): so many in all, within what the system allows this process, and so many for one visitor.
 * Connections of proxies that are named in the settings count in all only: who is behind them is told by each request.
 */
export function limitConnections(
  server: Server,
  { limits, trustedProxies }: Pick<Config, "limits" | "trustedProxies">,
  headers: Readonly<Record<string, string>>,
): Connections {
  const isProxy = compile(trustedProxies);
  const most = Math.max(leastConnections, Math.min(limits.connections, mostOpenFiles() - otherFiles));
  let told = 0;
  const refuse = (socket: Socket) => {
    if (told >= mostTold) return void socket.destroy();
    told += 1;
    const end = setTimeout(() => socket.destroy(), tellingMs);
    socket.once("close", () => {
      told -= 1;
      clearTimeout(end);
    });
    // What it sends is read and dropped: bytes left unread would make the system take our answer back.
    socket.resume();
    endWithFailure(socket, busy(undefined, 30), headers);
  };
  return createConnections(server, {
    places: createPlaces(most, connectionsPerVisitor * limits.addressFactor),
    visitorOf: (ip) => (isProxy(ip, 0) ? null : visitorOf({ ip })),
    refuse,
  });
}

/** How many files and connections the system lets this process have open; infinite where it does not say (Windows). */
function mostOpenFiles(): number {
  // Looking up the names of peers is no part of the question. (Node 22.13 and newer; not in the types yet.)
  Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = process.report.getReport() as { userLimits?: { open_files?: { soft: number | "unlimited" } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === "number" ? soft : Infinity;
}
