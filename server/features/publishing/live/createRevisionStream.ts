import type { ServerResponse } from "node:http";
import { createEventStream } from "#server/http/createEventStream.ts";
import type { LiveRevision, LiveSite } from "#server/LiveSite.ts";

/** So many pages a second are given a new revision without slowing down those who come to the site. */
const fetchesPerSecond = 4_000;
/** Nobody waits longer for what was published, however many there are. */
const longestFetchMs = 400;
/** About so many pages of a node tell when they have drawn what was published; of fewer, all. */
const measuredPages = 400;

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
 * The stream of revisions: each is one event `{seq, hash}` with its number as id. A new client hears the live revision at once,
 * unless it knows it already. What is published says `withinMs`: within how many milliseconds pages fetch it, each at a random
 * moment, and `share`: which part of them tells when it has drawn it. The more listen, the longer the one is and the smaller the other. Where the site was opened or closed, the live revision is told once more with `look`.
 */
export function createRevisionStream(liveSite: LiveSite, system: SystemMark = alwaysTheSame): RevisionStream {
  const stream = createEventStream();
  const eventOf = (revision: LiveRevision, more?: NewsDetails) => toEvent(revision, system.mark(), more);
  const tellAll = (revision: LiveRevision, more: Pick<NewsDetails, "look" | "share">) =>
    stream.tell(eventOf(revision, { withinMs: fetchWithinMs(stream.size), ...more }).text);
  const stopListening = liveSite.onChange((revision) => tellAll(revision, { share: shareOf(stream.size) }));
  const stopHearing = system.onChange(() => tellAll(liveSite.current(), { look: true }));
  return {
    add(response, lastEventId) {
      const current = liveSite.current();
      const { id, text } = eventOf(current);
      // Whoever was away while the site opened or closed has to ask.
      const isElsewhere = lastEventId !== undefined && markOf(lastEventId) !== markOf(id);
      const first = isElsewhere ? eventOf(current, { look: true }).text : text;
      stream.add(response, lastEventId === id ? undefined : first);
    },
    get size() {
      return stream.size;
    },
    close() {
      stopListening();
      stopHearing();
      stream.close();
    },
  };
}

/** Within how long so many pages fetch what they hear of at the same moment, in milliseconds: a few need not wait for each other. */
function fetchWithinMs(clients: number): number {
  return Math.min(longestFetchMs, Math.floor((clients / fetchesPerSecond) * 1_000));
}

/** The part of the pages that tell when they have drawn what was published. */
function shareOf(clients: number): number {
  return Math.min(1, Math.ceil((measuredPages / Math.max(1, clients)) * 1_000) / 1_000);
}

/** What may stand beside the name of a revision. */
interface NewsDetails {
  withinMs?: number;
  /** That part of the pages, 0 to 1, tells when it has drawn the revision. */
  share?: number;
  /** The site opened or closed: ask again. */
  look?: true | undefined;
}

/** An event's id: the number of the revision, and how the site was switched where it can be. */
function toEvent({ seq, hash }: LiveRevision, mark: string, more: NewsDetails = {}): { id: string; text: string } {
  const id = mark === "" ? String(seq) : `${seq}-${mark}`;
  return { id, text: `id: ${id}\ndata: ${JSON.stringify({ seq, hash, ...more })}\n\n` };
}

const markOf = (id: string) => id.slice(id.indexOf("-") + 1 || id.length);
