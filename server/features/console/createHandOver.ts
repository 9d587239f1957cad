import type { OthersDraft } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import { describeParts } from "#server/features/publishing/diff/describeParts.ts";
import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import { summariseDiff } from "#server/features/publishing/diff/summariseDiff.ts";
import { isEqualJson } from "#server/features/publishing/merge/isEqualJson.ts";
import type { Side } from "#server/features/publishing/merge/MergeConflict.ts";
import { mergeJson } from "#server/features/publishing/merge/mergeJson.ts";
import { mergeCandidate } from "#server/features/publishing/mergeCandidate.ts";
import { listOthersDrafts, type KeptDraft } from "#server/features/publishing/store/drafts.ts";
import { loadSite } from "#server/features/publishing/store/loadSite.ts";
import type { DraftDesk, OpenDraft } from "./createDraftDesk.ts";
import type { Operator } from "./Operator.ts";
import { recordAct } from "./recordAct.ts";
import { conflicted, draftMoved, unknownBase } from "./toFailure.ts";

/** Whose draft is taken, and what the caller saw. */
export interface Adoption {
  account: string;
  /** The other draft as it was listed. */
  hash: string;
  /** The own draft as it was seen. */
  expected?: string | undefined;
  resolutions: ReadonlyMap<string, Side>;
}

/** How a draft goes from one operator to another: the work of editors reaches those who may publish. */
export interface HandOver {
  /** The drafts of others that would change something if they were published now, last saved first. */
  list(operatorId: string): Promise<OthersDraft[]>;
  /** Takes the changes of another draft into the operator's own, which is on the live revision then. */
  adopt(operator: Operator, adoption: Adoption): Promise<OpenDraft>;
}

/** Hands over drafts in the database. The other operator's draft is read and never written. */
export function createHandOver({ db, clock, desk }: { db: Database; clock: Clock; desk: DraftDesk }): HandOver {
  /** Configurations by hash, each loaded once; drafts often start from the same one. */
  function openBases(live: LiveRevision): (hash: string) => Promise<Site> {
    const known = new Map([[live.hash, Promise.resolve<Site | null>(live.site)]]);
    return async (hash) => {
      const loading = known.get(hash) ?? loadSite(db, hash);
      known.set(hash, loading);
      const site = await loading;
      if (site === null) throw unknownBase();
      return site;
    };
  }

  function describe(draft: KeptDraft, base: Site, live: LiveRevision, mine: Site): OthersDraft | null {
    const published = mergeCandidate(draft, base, live);
    const entries = diffSites(live.site, published.value);
    const contested = published.conflicts.map(({ pointer }) => ({ pointer, label: "", kind: "changed" as const }));
    const places = [...entries, ...contested];
    if (places.length === 0) return null;
    const taken = mergeJson(base, mine, draft.site);
    return {
      account: draft.account,
      savedAt: draft.at.toISOString(),
      hash: draft.hash,
      changes: places.length,
      summary: describeParts(summariseDiff(places).parts),
      taken: taken.conflicts.length === 0 && isEqualJson(taken.value, mine),
    };
  }

  return {
    async list(operatorId) {
      const { value: mine, live } = await desk.merge(await desk.open(operatorId));
      const baseOf = openBases(live);
      const drafts = await listOthersDrafts(db, operatorId);
      const changed = drafts.filter(({ hash, baseHash }) => hash !== baseHash);
      const found = await Promise.all(
        changed.map(async (draft) => describe(draft, await baseOf(draft.baseHash), live, mine)),
      );
      return found.filter((draft) => draft !== null);
    },

    async adopt(operator, { account, hash, expected, resolutions }) {
      const [draft] = await listOthersDrafts(db, operator.id, account);
      if (draft === undefined) throw notFound();
      if (draft.hash !== hash) {
        throw new Failure(409, "other_draft_moved", "That draft was changed meanwhile. Look at it again.");
      }
      const own = await desk.show(operator.id);
      if (own.at !== null && expected !== undefined && own.hash !== expected) throw draftMoved();
      // On the live revision first: two kinds of conflicts in one list could not be told apart.
      const mine = await desk.merge(own);
      if (mine.conflicts.length > 0) {
        throw new Failure(409, "draft_behind", "Your own draft has conflicts with what is live. Settle those first.");
      }
      const base = await openBases(mine.live)(draft.baseHash);
      const { value, conflicts } = mergeJson(base, mine.value, draft.site, resolutions);
      if (conflicts.length > 0) {
        throw conflicted(conflicts, mine.live, "The same places were changed in both drafts, each in its own way.");
      }
      if (isEqualJson(value, mine.value)) return own;
      const { parts } = summariseDiff(diffSites(mine.value, value));
      return desk.rebase(operator.id, own, { value, live: mine.live }, (tx) =>
        recordAct(tx, clock, operator.account, "adopt", { draftOf: account, hash, parts }),
      );
    },
  };
}
