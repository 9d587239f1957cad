import type { ServerResponse } from "node:http";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";

/** Browsers give a stream up after 25 s of silence; two heartbeats fit in. */
const heartbeatMs = 10_000;
/** A client that has not taken this much is gone or broken: it is cut off, and comes back if it lives. */
const maxBacklogBytes = 16 * 1024;
/** So many come back in a second when a node is gone, without slowing down those who never left. */
const returnsPerSecond = 500;
/** So many pages a second are given a new revision without slowing down those who come to the site. */
const fetchesPerSecond = 4_000;
/** Nobody waits longer for what was published, however many there are. */
const longestFetchMs = 400;
const returnLimitsMs = { least: 2_000, most: 60_000 };

/** Whether the site is open, by a name that changes with it: pages must ask again. */
export interface SystemMark {
  mark(): string;
  onChange(listener: () => void): () => void;
}

const alwaysTheSame: SystemMark = { mark: () => "", onChange: () => () => undefined };

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
 * unless it knows it already. First events, heartbeats and the last word before the stream is ended carry `retry`: within
 * how many milliseconds clients come back should it be lost, each at a random moment, so that the node that takes them over
 * is not run over. The more listen, the longer it is. What is published says `withinMs`, in the same way, for fetching it.
 * Where the site was opened or closed, the live revision is told once more with `look`.
 */
export function createRevisionStream(liveSite: LiveSite, system: SystemMark = alwaysTheSame): RevisionStream {
  const clients = new Set<ServerResponse>();
  const withRetry = (event: string) => Buffer.from(`retry: ${returnWithinMs(clients.size)}\n${event}`);
  const eventOf = (revision: LiveRevision, more?: NewsDetails) => toEvent(revision, system.mark(), more);
  let isClosed = false;

  const tell = (client: ServerResponse, event: Buffer) => {
    if (client.writableLength > maxBacklogBytes) drop(client);
    else client.write(event);
  };
  const drop = (client: ServerResponse) => {
    clients.delete(client);
    client.destroy();
  };
  const tellAll = (revision: LiveRevision, look?: true) => {
    const event = Buffer.from(eventOf(revision, { withinMs: fetchWithinMs(clients.size), look }).text);
    for (const client of clients) tell(client, event);
  };
  const stopListening = liveSite.onChange((revision) => tellAll(revision));
  const stopHearing = system.onChange(() => tellAll(liveSite.current(), true));
  const timer = setInterval(() => {
    const event = withRetry(heartbeat);
    for (const client of clients) tell(client, event);
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
      const current = liveSite.current();
      const { id, text } = eventOf(current);
      // Whoever was away while the site opened or closed has to ask.
      const isElsewhere = lastEventId !== undefined && markOf(lastEventId) !== markOf(id);
      const first = isElsewhere ? eventOf(current, { look: true }).text : text;
      tell(response, withRetry(lastEventId === id ? heartbeat : first));
    },
    get size() {
      return clients.size;
    },
    close() {
      isClosed = true;
      clearInterval(timer);
      stopListening();
      stopHearing();
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

/** Within how long so many pages fetch what they hear of at the same moment, in milliseconds: a few need not wait for each other. */
function fetchWithinMs(clients: number): number {
  return Math.min(longestFetchMs, Math.floor((clients / fetchesPerSecond) * 1_000));
}

/** What may stand beside the name of a revision. */
interface NewsDetails {
  withinMs?: number;
  /** The site opened or closed: ask again. */
  look?: true | undefined;
}

/** An event's id: the number of the revision, and how the site was switched where it can be. */
function toEvent({ seq, hash }: LiveRevision, mark: string, more: NewsDetails = {}): { id: string; text: string } {
  const id = mark === "" ? String(seq) : `${seq}-${mark}`;
  return { id, text: `id: ${id}\ndata: ${JSON.stringify({ seq, hash, ...more })}\n\n` };
}

const markOf = (id: string) => id.slice(id.indexOf("-") + 1 || id.length);
