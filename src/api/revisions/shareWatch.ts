import type { RevisionNews } from "./RevisionNews.ts";
import type { RevisionWatch } from "./watchRevisions.ts";

/** What the leader tells the other tabs; a sign of life without news is told too. */
export interface WatchMessage {
  news: RevisionNews | null;
  /** The stream broke off. */
  isLost?: boolean;
}

/** Messages between the tabs of one browser. */
export interface Channel<T> {
  tell(message: T): void;
  listen(hear: (message: T) => void): () => void;
}

/** The part of the Web Locks interface that is used. */
export interface Locks {
  request(name: string, options: { signal: AbortSignal }, work: () => Promise<void>): Promise<unknown>;
}

/** What sharing needs. */
export interface ShareOptions {
  /** Undefined in browsers without locks: every tab watches for itself then. */
  locks: Locks | undefined;
  channel: Channel<WatchMessage>;
  /** Starts the watch of this tab. */
  watch(hear: { onNews(news: RevisionNews): void; onSign(): void; onLost(): void }): RevisionWatch;
  /** One poll, for a tab that only listens. */
  poll(): Promise<RevisionNews | null>;
  onNews(news: RevisionNews): void;
  /** The stream broke off, in whichever tab reads it. */
  onLost?(): void;
}

/** A leader that says nothing for so long may be frozen; the tabs that listen ask for themselves then. */
export const leaderSilenceMs = 40_000;

/** One tab watches for all tabs of the browser; when it goes, another takes over. */
export function shareWatch({ locks, channel, watch, poll, onNews, onLost }: ShareOptions): RevisionWatch {
  const stopped = new AbortController();
  let leading: RevisionWatch | undefined;
  let heardAt = performance.now();
  const stopListening = channel.listen(({ news, isLost }) => {
    heardAt = performance.now();
    if (isLost) onLost?.();
    if (news) onNews(news);
  });
  const pollOnce = async () => {
    const news = await poll();
    if (news && !stopped.signal.aborted) onNews(news);
  };
  const lookAfterLeader = setInterval(() => {
    if (leading || performance.now() - heardAt < leaderSilenceMs) return;
    heardAt = performance.now();
    void pollOnce();
  }, leaderSilenceMs / 2);

  const lead = () => {
    leading = watch({
      onNews: (news) => {
        channel.tell({ news });
        onNews(news);
      },
      onSign: () => channel.tell({ news: null }),
      onLost: () => {
        channel.tell({ news: null, isLost: true });
        onLost?.();
      },
    });
  };
  if (locks) {
    const untilStopped = () =>
      new Promise<void>((resolve) => stopped.signal.addEventListener("abort", () => resolve()));
    locks
      .request("croupier-revisions", { signal: stopped.signal }, () => {
        lead();
        return untilStopped();
      })
      // Stopped while waiting for its turn, or a browser that refuses locks here: watching alone is always right.
      .catch(() => {
        if (!stopped.signal.aborted) lead();
      });
  } else {
    lead();
  }

  return {
    check: () => (leading ? leading.check() : void pollOnce()),
    stop() {
      stopped.abort();
      stopListening();
      clearInterval(lookAfterLeader);
      leading?.stop();
    },
  };
}
