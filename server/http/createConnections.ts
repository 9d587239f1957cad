import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Places } from "#server/security/createPlaces.ts";

/** What looking after connections needs. */
export interface ConnectionRules {
  places: Places;
  /** The visitor that an address stands for; null where it is a proxy of ours, behind which anybody may be. */
  visitorOf(address: string): string | null;
  /** Tells a connection that there is no place for it, and ends it. */
  refuse(socket: Socket): void;
}

/** The connections of a server. */
export interface Connections {
  /** How many were accepted since the start. */
  readonly accepted: number;
  /** Ends those that are between two requests. */
  closeIdle(): void;
  /** Ends those on which nothing ever came. */
  closeUnused(): void;
  /** Ends all, whatever is under way; returns how many there were. */
  closeAll(): number;
}

/**
 * Counts connections from the moment they are accepted, before a byte of a request is read: whoever opens more than there are
 * places for, in all or from one address, is told so and cut off, and the others are served.
 */
export function createConnections(server: Server, { places, visitorOf, refuse }: ConnectionRules): Connections {
  const sockets = new Set<Socket>();
  let accepted = 0;
  // Node takes connections by listeners of its own; ours decides which of them they get to see.
  const takers = server.listeners("connection") as ((this: Server, socket: Socket) => void)[];
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    accepted += 1;
    const place = places.take(visitorOf(socket.remoteAddress ?? ""));
    if (place === null) return refuse(socket);
    sockets.add(socket);
    socket.once("close", () => {
      sockets.delete(socket);
      place.giveBack();
    });
    for (const take of takers) take.call(server, socket);
  });
  return {
    get accepted() {
      return accepted;
    },
    closeIdle: () => server.closeIdleConnections(),
    closeUnused: () => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    },
    closeAll: () => {
      const open = sockets.size;
      // By ourselves: a server of HTTP/2 cannot.
      for (const socket of sockets) socket.destroy();
      return open;
    },
  };
}
