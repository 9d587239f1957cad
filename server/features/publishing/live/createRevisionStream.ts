import type { ServerResponse } from "node:http";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";

/** Browsers give a stream up after 25 s of silence; two heartbeats fit in. */
const heartbeatMs = 10_000;
/** A client that has not taken this much is gone or broken: it is cut off, and comes back if it lives. */
const maxBacklogBytes = 16 * 1024;

/** Everybody who listens for new revisions. */
export interface RevisionStream {
  /** Takes over an answer whose head is not sent yet. `lastEventId` is what the client says it knows. */
  add(response: ServerResponse, lastEventId: string | undefined): void;
  /** How many listen now. */
  readonly size: number;
  /** Ends every stream. */
  close(): void;
}

/**
 * The stream of revisions: each is one event `{seq, hash}` with its number as id, and a heartbeat event comes every
 * 10 s. An event is made into bytes once, however many clients there are. A new client hears the live revision at once,
 * unless it knows it already.
 */
export function createRevisionStream(liveSite: LiveSite): RevisionStream {
  const clients = new Set<ServerResponse>();
  const heartbeat = Buffer.from("event: heartbeat\ndata: {}\n\n");
  let current = toEvent(liveSite.current());
  let isClosed = false;

  const tell = (client: ServerResponse, event: Buffer) => {
    if (client.writableLength > maxBacklogBytes) drop(client);
    else client.write(event);
  };
  const drop = (client: ServerResponse) => {
    clients.delete(client);
    client.destroy();
  };
  const stopListening = liveSite.onChange((revision) => {
    current = toEvent(revision);
    for (const client of clients) tell(client, current.bytes);
  });
  const timer = setInterval(() => {
    for (const client of clients) tell(client, heartbeat);
  }, heartbeatMs);
  timer.unref();

  return {
    add(response, lastEventId) {
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
      tell(response, lastEventId === current.id ? heartbeat : current.bytes);
    },
    get size() {
      return clients.size;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      stopListening();
      for (const client of clients) client.end();
      clients.clear();
    },
  };
}

function toEvent({ seq, hash }: LiveRevision): { id: string; bytes: Buffer } {
  const id = String(seq);
  return { id, bytes: Buffer.from(`id: ${id}\ndata: ${JSON.stringify({ seq, hash })}\n\n`) };
}
