import { createTabChannel } from "#api/createTabChannel.ts";
import { openStream } from "#api/revisions/openStream.ts";
import type { RevisionNews } from "#api/revisions/RevisionNews.ts";
import { shareWatch, type WatchMessage } from "#api/revisions/shareWatch.ts";
import { watchRevisions, type RevisionWatch } from "#api/revisions/watchRevisions.ts";
import { tellPaint } from "./tellPaint.ts";

interface Following {
  platform: string;
  /** The number of the revision that is shown. */
  shown(): number | null;
  /** Asks once, where no stream can be had. */
  poll(): Promise<RevisionNews | null>;
  onNews(news: RevisionNews): void;
  /** The stream broke off. */
  onLost(): void;
}

/** Follows the platform's stream of revisions; one tab of the browser does so for all. */
export function followRevisions({ platform, shown, poll, onNews, onLost }: Following): RevisionWatch {
  return shareWatch({
    locks: navigator.locks,
    channel: createTabChannel<WatchMessage>("croupier-revisions"),
    watch: (hear) => watchRevisions({ open: openStream(`${platform}/wps/system/revisions`), poll, ...hear }),
    poll,
    onNews: (news) => {
      tellPaint(news, { platform, shown });
      onNews(news);
    },
    onLost,
  });
}
