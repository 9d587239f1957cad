import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Site } from "#contracts/config.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { Candidate } from "./Candidate.ts";
import { diffSites } from "./diff/diffSites.ts";
import { summariseDiff } from "./diff/summariseDiff.ts";
import { checkLimits } from "./gate/checkLimits.ts";
import type { ConfigProblem } from "./gate/ConfigProblem.ts";
import { mergeCandidate } from "./mergeCandidate.ts";
import type { PublishOutcome } from "./PublishOutcome.ts";
import { revisionHash } from "./revisionHash.ts";
import { loadLive } from "./store/loadLive.ts";
import { loadSite } from "./store/loadSite.ts";
import { withoutSchemaLinks } from "./withoutSchemaLinks.ts";

/** How often a publisher that was overtaken merges anew before it gives up with `moved`. */
const maxRounds = 5;

/** The one door to the live site: console, command line, revert and import all publish here. */
export interface Publisher {
  publish(candidate: Candidate): Promise<PublishOutcome>;
}

/** What a publisher needs. `gate` names what is wrong with a configuration; an error among it stops the publication. */
export interface PublisherParts {
  db: Database;
  clock: Clock;
  gate(site: Site): Promise<ConfigProblem[]>;
}

/**
 * Makes the publisher: merges the candidate into what is live, asks the gate, and moves the pointer by compare-and-set. If
 * somebody else was faster, it merges into theirs and asks the gate again.
 */
export function createPublisher({ db, clock, gate }: PublisherParts): Publisher {
  return {
    async publish(given) {
      const tooMuch = checkLimits(given.site);
      if (tooMuch.length > 0) return { outcome: "refused", problems: tooMuch };
      const candidate = { ...given, site: withoutSchemaLinks(given.site) };
      for (let round = 1; ; round++) {
        const outcome = await attempt(candidate, round === maxRounds);
        if (outcome !== "overtaken") return outcome;
      }
    },
  };

  async function attempt(candidate: Candidate, isLast: boolean): Promise<PublishOutcome | "overtaken"> {
    const live = await loadLive(db);
    const { expectedSeq } = candidate;
    if (live === null)
      return candidate.kind === "import" ? write(candidate, candidate.site, null, isLast) : { outcome: "unknownBase" };
    const { seq, hash } = live;
    if (expectedSeq !== undefined && expectedSeq !== seq) return { outcome: "moved", seq, hash };
    const base = candidate.baseHash === hash ? live.site : await loadSite(db, candidate.baseHash);
    if (base === null) return { outcome: "unknownBase" };
    const { value: merged, conflicts } = mergeCandidate(candidate, base, live);
    if (conflicts.length > 0) return { outcome: "conflict", seq, hash, conflicts };
    return write(candidate, merged, live, isLast);
  }

  async function write(
    candidate: Candidate,
    site: Site,
    live: { seq: number; hash: string; site: Site } | null,
    isLast: boolean,
  ): Promise<PublishOutcome | "overtaken"> {
    const problems = await gate(site);
    if (problems.some((problem) => problem.severity === "error")) return { outcome: "refused", problems };
    const content = canonicalJson(site);
    const hash = revisionHash(content);
    if (live?.hash === hash) return { outcome: "unchanged", seq: live.seq, hash };
    const entries = live === null ? [] : diffSites(live.site, site);
    const summary = summariseDiff(entries);
    const at = clock.now();
    const { kind, by, note } = candidate;
    const rows = await db.query<{ seq: number | null }>(
      "SELECT publish_revision($1, $2, $3, $4, $5, $6, $7, $8) AS seq",
      [live?.seq ?? 0, hash, content, kind, by, note, summary, at],
    );
    const seq = rows[0]?.seq ?? null;
    if (seq !== null) {
      return {
        outcome: "published",
        revision: { seq, hash, kind, note, by, at, base: live?.hash ?? null, summary },
        entries,
      };
    }
    if (!isLast) return "overtaken";
    return { outcome: "moved", seq: live?.seq ?? 0, hash: live?.hash ?? "" };
  }
}
