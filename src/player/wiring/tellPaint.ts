import type { RevisionNews } from "#api/revisions/RevisionNews.ts";
import { findOperation } from "#api/findOperation.ts";
import { watchValue } from "#stores/watchValue.ts";

/** A revision that is not drawn by then is not told of. */
const longestMs = 60_000;

interface Painting {
  platform: string;
  /** The number of the revision that is shown. */
  shown(): number | null;
}

/**
 * Tells the platform once this page has drawn a revision, where the news ask for it: a part of the pages at random. Nothing is told
 * of a page that nobody looks at, which draws when it likes, and of a revision that another one overtook. Of the visitor it says
 * nothing: no session, no cookie.
 */
export function tellPaint({ seq, share }: RevisionNews, { platform, shown }: Painting): void {
  if (share === undefined || Math.random() >= share || document.hidden) return;
  const path = findOperation("reportPaint")?.path ?? "/";
  let isOver = false;
  const end = (): void => {
    isOver = true;
    stop();
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", end);
  };
  const timer = setTimeout(end, longestMs);
  document.addEventListener("visibilitychange", end);
  const stop = watchValue(shown, (now) => {
    if (now === null || now < seq) return;
    if (now > seq) return end();
    // The second frame begins once the first one is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(tell));
  });
  const tell = (): void => {
    if (isOver) return;
    end();
    void fetch(`${platform}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ seq, agoMs: 0 }),
      credentials: "omit",
      keepalive: true,
    }).catch(() => undefined);
  };
}
