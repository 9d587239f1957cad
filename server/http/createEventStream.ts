import type { ServerResponse } from "node:http";

/** Browsers give a stream up after 25 s of silence; two heartbeats fit in. */
const heartbeatMs = 10_000;
/** A client that has not taken so much is gone or broken: it is cut off, and comes back if it lives. */
const usualBacklogBytes = 16 * 1024;
/** So many come back in a second when a node is gone, without slowing down those who never left. */
const returnsPerSecond = 500;
const returnLimitsMs = { least: 2_000, most: 60_000 };

/** A stream of server-sent events, the same for everybody who listens. */
export interface EventStream {
  /** Takes over an answer whose head is not sent yet; `first` is what it hears at once, a heartbeat where nothing is said. */
  add(response: ServerResponse, first?: string): void;
  /** Sends an event to everybody; it is made into bytes once. */
  tell(event: string): void;
  /** How many listen now. */
  readonly size: number;
  /** Ends every stream. */
  close(): void;
}

/** What may be chosen for a stream. */
interface StreamOptions {
  /** What else is done every 10 s. */
  onHeartbeat?: () => void;
  /** A client that has not taken this much is cut off; more than the first event is long. */
  backlogBytes?: number;
}

/**
 * Everybody who listens to a stream. A heartbeat event comes every 10 s. First events, heartbeats and the last word before the
 * stream is ended carry `retry`: within how many milliseconds clients come back should it be lost, each at a random moment,
 * so that the node that takes them over is not run over. The more listen, the longer it is.
 */
export function createEventStream({ onHeartbeat, backlogBytes = usualBacklogBytes }: StreamOptions = {}): EventStream {
  const clients = new Set<ServerResponse>();
  const withRetry = (event: string) => Buffer.from(`retry: ${returnWithinMs(clients.size)}\n${event}`);
  let isClosed = false;

  const send = (client: ServerResponse, event: Buffer) => {
    if (client.writableLength > backlogBytes) drop(client);
    else client.write(event);
  };
  const drop = (client: ServerResponse) => {
    clients.delete(client);
    client.destroy();
  };
  const tell = (event: Buffer) => {
    for (const client of clients) send(client, event);
  };
  const timer = setInterval(() => {
    tell(withRetry(heartbeat));
    onHeartbeat?.();
  }, heartbeatMs);
  timer.unref();

  return {
    add(response, first = heartbeat) {
      if (isClosed) {
        response.writeHead(503, { "retry-after": "2" }).end();
        return;
      }
      response.on("close", () => clients.delete(response));
      response.on("error", () => drop(response));
      response.socket?.setNoDelay(true);
      response.socket?.setTimeout(0);
      response.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "cache-control": "no-store",
        // Proxies in front of us must pass events on as they come.
        "x-accel-buffering": "no",
      });
      clients.add(response);
      // The first bytes go out at once, so that the client knows the stream is open.
      send(response, withRetry(first));
    },
    tell: (event) => tell(Buffer.from(event)),
    get size() {
      return clients.size;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      const farewell = withRetry("event: closing\ndata: {}\n\n");
      for (const client of clients) client.end(farewell);
      clients.clear();
    },
  };
}

const heartbeat = "event: heartbeat\ndata: {}\n\n";

/** Within how long so many clients come back, in milliseconds. */
export function returnWithinMs(clients: number): number {
  const needed = Math.ceil((clients / returnsPerSecond) * 1_000);
  return Math.min(returnLimitsMs.most, Math.max(returnLimitsMs.least, needed));
}
