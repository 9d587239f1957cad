import type { Deps } from "#server/Deps.ts";
import type { Publisher } from "#server/features/publishing/createPublisher.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { judgeReach, type ReachFigures } from "./judgeReach.ts";

/** After that long a revision is what is usual, and only people take it back. */
const watchedMs = 30 * 60_000;

interface LiveRow {
  seq: number;
  hash: string;
  base_hash: string | null;
  at: Date;
  /** Taken back by itself before: whoever publishes it again has seen why. */
  is_known: boolean;
}

/**
 * Looks at the live revision once, and goes back to the one before where browsers refuse it or report many times more problems
 * than before. Resolves to whether it went back. Only what a person published goes back, and once: published again it stays.
 * Any number of nodes may look at once; the publication's number decides who goes back.
 */
export function createTakeBack(
  { db, clock, liveSite }: Pick<Deps, "db" | "clock" | "liveSite">,
  publisher: Publisher,
): () => Promise<boolean> {
  return async () => {
    if (liveSite.current().site.brand.settings.goesBack === false) return false;
    const now = clock.now();
    const [live] = await db.query<LiveRow>(
      `SELECT p.seq, p.hash, p.base_hash, p.published_at AS at,
         EXISTS (SELECT FROM publication q WHERE q.base_hash = p.hash AND q.summary ? 'takenBack') AS is_known
       FROM live_revision l JOIN publication p ON p.seq = l.seq
       WHERE p.kind = 'publish' AND p.published_at > $1`,
      [new Date(now.getTime() - watchedMs)],
    );
    if (live === undefined || live.base_hash === null || live.is_known) return false;
    const minutes = (now.getTime() - live.at.getTime()) / 60_000;
    const verdict = judgeReach({ ...(await loadFigures(live)), minutes });
    const site = verdict && (await loadContent(db, live.base_hash));
    if (!verdict || site === null) return false;
    const outcome = await publisher.publish({
      baseHash: live.hash,
      site,
      kind: "revert",
      by: "platform",
      note: "",
      expectedSeq: live.seq,
      needsNoReview: true,
      mark: { takenBack: { seq: live.seq, ...verdict } },
    });
    return outcome.outcome === "published";
  };

  async function loadFigures({ seq, at }: LiveRow): Promise<Omit<ReachFigures, "minutes">> {
    const [row] = await db.query<{ drawn: number; refused: number; problems: number; before: number }>(
      `SELECT count(*) FILTER (WHERE seq = $1 AND sight = 'drawn') AS drawn,
         count(*) FILTER (WHERE seq = $1 AND sight = 'refused') AS refused,
         count(*) FILTER (WHERE seq = $1 AND sight = 'problem') AS problems,
         count(DISTINCT network) FILTER (WHERE seq < $1 AND sight = 'problem' AND at > $2) AS before
       FROM revision_sight`,
      [seq, new Date(at.getTime() - 3_600_000)],
    );
    const { drawn = 0, refused = 0, problems = 0, before = 0 } = row ?? {};
    return { drawn, refused, problems, problemsBefore: before };
  }
}
