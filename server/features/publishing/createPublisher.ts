import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { closeReviews, isApproved } from "#server/features/review/isApproved.ts";
import { Failure } from "#server/http/Failure.ts";
import { loadContent } from "./store/loadContent.ts";
import { loadLiveContent, type LiveContent } from "./store/loadLiveContent.ts";
import type { JobRunner, Kept, Merged } from "./work/Jobs.ts";
import type { JsonConflict, Side } from "#json/merge/JsonConflict.ts";
import type { StoredRevision } from "./StoredRevision.ts";

/** A configuration that somebody wants live, and what it was made from. */
interface Candidate {
  /** Hash of the published revision that it was made from. */
  baseHash: string;
  /** The configuration, or its canonical JSON as it was kept. */
  site: Site | string;
  kind: StoredRevision["kind"];
  by: string;
  /** Whose budget the work on it is taken from; without it, that of `by`. */
  operatorId?: string | undefined;
  note: string;
  /** Publish only while this number is live; without it, changes published meanwhile are merged. */
  expectedSeq?: number | undefined;
  /** Answers to conflicts, by pointer. */
  resolutions?: ReadonlyMap<string, Side> | undefined;
  /** What the platform publishes by itself says so: what it takes back and why, or by which schedule. */
  mark?: Pick<StoredRevision["summary"], "takenBack" | "schedule">;
  /** It goes live without a second pair of eyes, where the brand demands one: what takes something back, or switches it off. */
  needsNoReview?: boolean;
}

/** How an attempt to publish ended. Only `published` changed something. */
export type PublishOutcome =
  | { outcome: "published"; revision: StoredRevision }
  /** The merged configuration is what is live already. */
  | { outcome: "unchanged"; seq: number; hash: string }
  /** Both sides changed the same places. */
  | { outcome: "conflict"; seq: number; hash: string; conflicts: JsonConflict[] }
  /** The gate found errors. */
  | { outcome: "refused"; problems: Diagnostic[] }
  /** Live is not the number the publisher expected. */
  | { outcome: "moved"; seq: number; hash: string }
  /** Nobody else approved exactly this content, and the brand demands it. */
  | { outcome: "unapproved"; hash: string }
  /** The base was never published. */
  | { outcome: "unknownBase" };

/** How often a publisher that was overtaken merges anew before it gives up with `moved`. */
const maxRounds = 5;

/** The one door to the live site: console, command line, revert and import all publish here. */
export interface Publisher {
  /** Rejects with a Failure where the work on it is too much, or the operator asks for too much of it. */
  publish(candidate: Candidate): Promise<PublishOutcome>;
}

/** What a publisher needs. `check` names what is wrong with a configuration; an error among it stops the publication. */
export interface PublisherParts {
  db: Database;
  clock: Clock;
  work: JobRunner;
  check(site: Pick<Kept, "content" | "hash">, operator: string): Promise<Diagnostic[]>;
}

/** A candidate that was read: its configuration is within the limits. */
type ReadCandidate = Omit<Candidate, "site"> & { content: string; operator: string };

const nothing = { added: 0, removed: 0, changed: 0, moved: 0, parts: {} };

/**
 * Makes the publisher: merges the candidate into what is live, asks the gate, and moves the pointer by compare-and-set. If
 * somebody else was faster, it merges into theirs and asks the gate again.
 */
export function createPublisher({ db, clock, work, check }: PublisherParts): Publisher {
  return {
    async publish({ site, ...given }) {
      const operator = given.operatorId ?? given.by;
      const content = typeof site === "string" ? site : await read(site, operator);
      if (typeof content !== "string") return content;
      for (let round = 1; ; round++) {
        const outcome = await attempt({ ...given, content, operator }, round === maxRounds);
        if (outcome !== "overtaken") return outcome;
      }
    },
  };

  async function read(site: Site, operator: string): Promise<string | PublishOutcome> {
    try {
      return (await work.run("read", { site: JSON.stringify(site) }, { operator })).content;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "refused") throw error;
      return { outcome: "refused", problems: (error.value?.["problems"] ?? []) as Diagnostic[] };
    }
  }

  async function attempt(candidate: ReadCandidate, isLast: boolean): Promise<PublishOutcome | "overtaken"> {
    const live = await loadLiveContent(db);
    const { expectedSeq, content: mine, operator } = candidate;
    if (live === null) {
      if (candidate.kind !== "import") return { outcome: "unknownBase" };
      const kept = await work.run("read", { site: mine }, { operator });
      return write(candidate, { ...kept, conflicts: [], summary: nothing }, null, isLast);
    }
    const { seq, hash } = live;
    if (expectedSeq !== undefined && expectedSeq !== seq) return { outcome: "moved", seq, hash };
    const base = candidate.baseHash === hash ? null : await loadContent(db, candidate.baseHash);
    if (base === null && candidate.baseHash !== hash) return { outcome: "unknownBase" };
    const resolutions = [...(candidate.resolutions ?? [])];
    const sides = { base, mine, live: live.content, resolutions };
    const merged = await work.run("merge", { ...sides, isGated: true }, { operator });
    if (merged.conflicts.length > 0) return { outcome: "conflict", seq, hash, conflicts: merged.conflicts };
    return write(candidate, merged, live, isLast);
  }

  async function write(
    { kind, by, note, operator, mark, needsNoReview = kind === "import" }: ReadCandidate,
    { content, hash, stored, summary: differences }: Merged,
    live: LiveContent | null,
    isLast: boolean,
  ): Promise<PublishOutcome | "overtaken"> {
    if (live?.hash === hash) return { outcome: "unchanged", seq: live.seq, hash };
    // Before the gate, which takes longer; what counts is asked when it goes live.
    if (!needsNoReview && !(await isApproved(db, hash))) return { outcome: "unapproved", hash };
    const problems = await check({ content, hash }, operator);
    if (problems.some((problem) => problem.severity !== "warning")) return { outcome: "refused", problems };
    const at = clock.now();
    const summary = { ...differences, ...mark };
    const seq = await withTransaction(db, async (tx) => {
      if (!needsNoReview && !(await isApproved(tx, hash))) return "unapproved";
      const rows = await tx.query<{ seq: number | null }>(
        "SELECT publish_revision($1, $2, $3, $4, $5, $6, $7, $8, $9) AS seq",
        [live?.seq ?? 0, hash, stored.content, kind, by, note, summary, at, stored.aside],
      );
      const given = rows[0]?.seq ?? null;
      if (given !== null) await closeReviews(tx, hash);
      return given;
    });
    if (seq === "unapproved") return { outcome: "unapproved", hash };
    if (seq !== null) {
      return { outcome: "published", revision: { seq, hash, kind, note, by, at, base: live?.hash ?? null, summary } };
    }
    if (!isLast) return "overtaken";
    return { outcome: "moved", seq: live?.seq ?? 0, hash: live?.hash ?? "" };
  }
}
