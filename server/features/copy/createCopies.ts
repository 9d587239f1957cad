import type { Operator } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { DraftService, MergedDraft, OpenDraft } from "#server/features/console/createDraftService.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { conflicted, draftMoved } from "#server/features/console/toFailure.ts";
import type { Side } from "#json/merge/JsonConflict.ts";
import { deleteDraft, saveDraft } from "#server/features/publishing/store/drafts.ts";
import type { JobRunner } from "#server/features/publishing/work/Jobs.ts";
import { voidReviews } from "#server/features/review/isApproved.ts";
import { Failure, refusal } from "#server/http/Failure.ts";

/** What of a file is taken, and what the caller saw. */
export interface CopyRequest {
  /** The configuration in the file, as JSON. */
  site: string;
  parts: readonly string[];
  /** The live revision that the file was compared with. */
  live: string;
  /** The own draft as it was seen. */
  expected?: string | undefined;
  /** Where the file was taken out, as it says. */
  platform: string;
  seq: number;
  resolutions: ReadonlyMap<string, Side>;
}

/** A copy that the draft is still as it was taken. */
export interface LastCopy {
  platform: string;
  seq: number;
  at: Date;
}

/** Takes sites of other platforms into drafts, from files. */
export interface Copies {
  last(operatorId: string): Promise<LastCopy | null>;
  /** The draft with what was taken, on the live revision; what was there before is kept until it is changed. */
  take(operator: Operator, wish: CopyRequest): Promise<OpenDraft>;
  /** Puts the draft back that was there before. */
  takeBack(operator: Operator): Promise<OpenDraft>;
}

interface CopyRow {
  platform: string;
  seq: number;
  taken_at: Date;
  draft_hash: string;
  before_base_hash: string | null;
  before_hash: string | null;
  before_content: string | null;
}

/** What it works with. */
export interface CopyParts {
  db: Database;
  clock: Clock;
  draftService: DraftService;
  work: JobRunner;
}

/** Takes them in the database. */
export function createCopies({ db, clock, draftService, work }: CopyParts): Copies {
  return {
    async last(operatorId) {
      const [row] = await db.query<Pick<CopyRow, "platform" | "seq" | "taken_at">>(
        `SELECT c.platform, c.seq, c.taken_at FROM draft_copy c JOIN draft d USING (operator_id)
         WHERE c.operator_id = $1 AND d.hash = c.draft_hash`,
        [operatorId],
      );
      return row === undefined ? null : { platform: row.platform, seq: row.seq, at: row.taken_at };
    },

    async take(operator, { site, parts, live, expected, platform, seq, resolutions }) {
      const own = await draftService.show(operator.id);
      if (expected !== undefined && own.hash !== expected) throw draftMoved(own.hash);
      const mine = await merged(draftService, { operatorId: operator.id, draft: own });
      if (mine.live.hash !== live) throw new Failure(409, "moved", "Another revision went live meanwhile.");
      const order = { operator: operator.id };
      const sides = { site, parts, live: mine.live.content, mine: mine.content, resolutions: [...resolutions] };
      const taken = await work.run("copy", sides, order);
      if (taken === null) return own;
      if (taken.conflicts.length > 0)
        throw conflicted(
          taken.conflicts,
          mine.live,
          "The draft and the file have the same places, each in its own way.",
        );
      const source = { platform, seq };
      return draftService.rebase({ operatorId: operator.id, draft: own }, { ...taken, live: mine.live }, async (tx) => {
        await keepBefore(tx, { operatorId: operator.id, own, taken: taken.hash, source, at: clock.now() });
        await recordAct(tx, clock, operator.account, "copyTaken", {
          of: platform === "" ? `#${seq}` : `${platform} #${seq}`,
          parts: taken.summary.parts,
        });
      });
    },

    async takeBack(operator) {
      await withTransaction(db, async (tx) => {
        const [row] = await tx.query<CopyRow>("DELETE FROM draft_copy WHERE operator_id = $1 RETURNING *", [
          operator.id,
        ]);
        if (row === undefined) throw refusal("copy_none", "There is nothing to take back.");
        const { draft_hash: now, before_base_hash: baseHash, before_hash: hash, before_content: content } = row;
        const isBack =
          baseHash === null || hash === null || content === null
            ? await deleteDraft(tx, operator.id, now)
            : await saveDraft(tx, operator.id, { baseHash, hash, content, at: clock.now() }, now);
        if (!isBack) throw draftMoved();
        await recordAct(tx, clock, operator.account, "copyTakenBack", { of: row.platform });
      });
      await voidReviews(db, operator.id);
      return draftService.show(operator.id);
    },
  };
}

/** The own draft on what is live: two kinds of conflicts in one list could not be told apart. */
async function merged(draftService: DraftService, own: { operatorId: string; draft: OpenDraft }): Promise<MergedDraft> {
  const mine = await draftService.merge(own);
  if (mine.conflicts.length > 0)
    throw new Failure(409, "draft_behind", "Your own draft has conflicts with what is live. Settle those first.");
  return mine;
}

interface Before {
  operatorId: string;
  own: OpenDraft;
  /** Hash of the draft that came of it. */
  taken: string;
  source: { platform: string; seq: number };
  at: Date;
}

async function keepBefore(tx: Queryable, { operatorId, own, taken, source, at }: Before): Promise<void> {
  // Of one that was never saved, or has no reason to stay, nothing is put back.
  const before = own.at === null ? [null, null, null] : [own.baseHash, own.hash, own.content];
  await tx.query(
    `INSERT INTO draft_copy (operator_id, platform, seq, taken_at, draft_hash, before_base_hash, before_hash, before_content)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (operator_id) DO UPDATE SET platform = EXCLUDED.platform, seq = EXCLUDED.seq, taken_at = EXCLUDED.taken_at,
       draft_hash = EXCLUDED.draft_hash, before_base_hash = EXCLUDED.before_base_hash, before_hash = EXCLUDED.before_hash,
       before_content = EXCLUDED.before_content`,
    [operatorId, source.platform, source.seq, at, taken, ...before],
  );
}
