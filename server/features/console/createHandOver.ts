import type { OthersDraft, Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import type { Side } from "#json/merge/JsonConflict.ts";
import { listOthersDrafts, type OwnedDraft } from "#server/features/publishing/store/drafts.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import type { DraftService, MergedDraft, OpenDraft } from "./createDraftService.ts";
import { createRecent } from "./createRecent.ts";
import { recordAct } from "./recordAct.ts";
import { conflicted, draftMoved, unknownBase } from "./toFailure.ts";

/** Whose draft is taken, and what the caller saw. */
export interface AdoptRequest {
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
  adopt(operator: Operator, adoption: AdoptRequest): Promise<OpenDraft>;
}

/** What handing over needs. */
export interface HandOverParts {
  db: Database;
  clock: Clock;
  draftService: DraftService;
  work: JobRunner;
}

type Described = Pick<OthersDraft, "changes" | "places" | "taken">;

/** Hands over drafts in the database. The other operator's draft is read and never written. */
export function createHandOver({ db, clock, draftService, work }: HandOverParts): HandOver {
  const described = createRecent<{ found: Described | null }>(200);

  /** What a draft would change: looked at once for the same draft, own draft and live revision. */
  async function describe(draft: OwnedDraft, mine: MergedDraft, operatorId: string): Promise<Described | null> {
    const name = [draft.hash, draft.baseHash, mine.hash, mine.live.hash].join(" ");
    const known = described.get(name);
    if (known !== undefined) return known.found;
    const { revision: _revision, ...theirs } = await draftService.sides(draft);
    try {
      const found = await work.run("describe", { theirs, mine: mine.content }, { operator: operatorId });
      described.put(name, { found });
      return found;
    } catch (error) {
      // One draft that cannot be compared in time hides neither itself nor the others.
      if (!(error instanceof Failure) || error.code !== "too_heavy") throw error;
      const found = { changes: 1, places: [], taken: false };
      described.put(name, { found });
      return found;
    }
  }

  return {
    async list(operatorId) {
      const mine = await draftService.merge({ operatorId, draft: await draftService.open(operatorId) });
      const drafts = await listOthersDrafts(db, operatorId);
      const listed: OthersDraft[] = [];
      // One after the other: all at once would be more than one operator may ask for.
      for (const draft of drafts.filter(({ hash, baseHash }) => hash !== baseHash)) {
        const found = await describe(draft, mine, operatorId);
        if (found === null) continue;
        listed.push({ account: draft.account, savedAt: draft.at.toISOString(), hash: draft.hash, ...found });
      }
      return listed;
    },

    async adopt(operator, { account, hash, expected, resolutions }) {
      const operatorId = operator.id;
      const [draft] = await listOthersDrafts(db, operatorId, account);
      if (draft === undefined) throw notFound();
      if (draft.hash !== hash) {
        throw new Failure(409, "other_draft_moved", "That draft was changed meanwhile. Look at it again.");
      }
      const own = await draftService.show(operatorId);
      if (own.at !== null && expected !== undefined && own.hash !== expected) throw draftMoved(own.hash);
      // On the live revision first: two kinds of conflicts in one list could not be told apart.
      const mine = await draftService.merge({ operatorId, draft: own });
      if (mine.conflicts.length > 0) {
        throw new Failure(409, "draft_behind", "Your own draft has conflicts with what is live. Settle those first.");
      }
      const base = draft.baseHash === mine.live.hash ? mine.live.content : await loadContent(db, draft.baseHash);
      if (base === null) throw unknownBase();
      const sides = { base, mine: mine.content, theirs: draft.content, resolutions: [...resolutions] };
      const taken = await work.run("adopt", sides, { operator: operatorId });
      if (taken === null) return own;
      if (taken.conflicts.length > 0) {
        throw conflicted(
          taken.conflicts,
          mine.live,
          "The same places were changed in both drafts, each in its own way.",
        );
      }
      const { parts } = taken.summary;
      return draftService.rebase({ operatorId, draft: own }, { ...taken, live: mine.live }, (tx) =>
        recordAct(tx, clock, operator.account, "adopt", { draftOf: account, hash, parts }),
      );
    },
  };
}
