import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Site } from "#contracts/config.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { checkLimits } from "#server/features/publishing/gate/checkLimits.ts";
import type { Side } from "#server/features/publishing/merge/MergeConflict.ts";
import type { MergeResult } from "#server/features/publishing/merge/mergeJson.ts";
import { mergeCandidate } from "#server/features/publishing/mergeCandidate.ts";
import { applyPatch } from "#server/features/publishing/patch/applyPatch.ts";
import { PatchError } from "#server/features/publishing/patch/PatchError.ts";
import type { PatchOperation } from "#server/features/publishing/patch/PatchOperation.ts";
import { revisionHash } from "#server/features/publishing/revisionHash.ts";
import { deleteDraft, loadDraft, saveDraft, type Draft } from "#server/features/publishing/store/drafts.ts";
import { loadLive } from "#server/features/publishing/store/loadLive.ts";
import { loadSite } from "#server/features/publishing/store/loadSite.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { refused, unknownBase } from "./toFailure.ts";

/** A draft, or the live revision standing in for one that was never saved (`at` is null then). */
export type OpenDraft = Omit<Draft, "at"> & { at: Date | null };

/** What is written over a draft: a patch made against one state of it, or a whole configuration. */
export interface DraftChange {
  baseHash: string;
  draftHash?: string | undefined;
  site?: Site | undefined;
  patch?: readonly PatchOperation[] | undefined;
}

/** A draft merged into what is live. */
export interface MergedDraft extends MergeResult<Site> {
  live: LiveRevision;
}

/** Where operators' drafts lie. */
export interface DraftDesk {
  live(): Promise<LiveRevision>;
  open(operatorId: string): Promise<OpenDraft>;
  save(operatorId: string, change: DraftChange): Promise<OpenDraft>;
  discard(operatorId: string): Promise<OpenDraft>;
  /** What would be live if it were published now. */
  merge(draft: Pick<Draft, "baseHash" | "site">, resolutions?: ReadonlyMap<string, Side>): Promise<MergedDraft>;
  /** Puts a merged configuration in the place of the draft it was merged from; its base is live then. */
  rebase(operatorId: string, from: OpenDraft, merged: MergedDraft): Promise<OpenDraft>;
}

/** Drafts in the database. A save that another window of the operator overtook is refused with 409. */
export function createDraftDesk({ db, clock }: { db: Database; clock: Clock }): DraftDesk {
  const moved = () => new Failure(409, "draft_moved", "The draft was changed in another window.");

  async function live(): Promise<LiveRevision> {
    const found = await loadLive(db);
    if (found === null) throw notFound();
    return found;
  }

  async function open(operatorId: string): Promise<OpenDraft> {
    const saved = await loadDraft(db, operatorId);
    if (saved !== null) return saved;
    const { hash, site } = await live();
    return { baseHash: hash, hash, site, at: null };
  }

  async function keep(operatorId: string, baseHash: string, site: Site, expected: string | null): Promise<OpenDraft> {
    const problems = checkLimits(site);
    if (problems.length > 0) throw refused(problems);
    const content = canonicalJson(withoutSchemaLinks(site));
    const draft = { baseHash, hash: revisionHash(content), content, at: clock.now() };
    if (!(await saveDraft(db, operatorId, draft, expected))) throw moved();
    return { baseHash, hash: draft.hash, site: JSON.parse(content) as Site, at: draft.at };
  }

  return {
    live,
    open,
    async save(operatorId, { baseHash, draftHash, site, patch }) {
      if ((site === undefined) === (patch === undefined)) {
        throw new Failure(400, "malformed_request", "Send either the whole site or a patch.");
      }
      const saved = await loadDraft(db, operatorId);
      const base = await loadSite(db, baseHash);
      if (base === null) throw unknownBase();
      const current = saved ?? { baseHash, hash: baseHash, site: base };
      const isPatch = patch !== undefined;
      if ((draftHash !== undefined || isPatch) && draftHash !== current.hash) throw moved();
      if (isPatch && current.baseHash !== baseHash) throw moved();
      const next = site ?? patched(current.site, patch ?? []);
      return keep(operatorId, baseHash, next, saved?.hash ?? null);
    },
    async discard(operatorId) {
      await deleteDraft(db, operatorId);
      return open(operatorId);
    },
    async merge(draft, resolutions) {
      const problems = checkLimits(draft.site);
      if (problems.length > 0) throw refused(problems);
      const now = await live();
      const base = draft.baseHash === now.hash ? now.site : await loadSite(db, draft.baseHash);
      if (base === null) throw unknownBase();
      return { ...mergeCandidate({ ...draft, resolutions }, base, now), live: now };
    },
    rebase: (operatorId, from, merged) =>
      keep(operatorId, merged.live.hash, merged.value, from.at === null ? null : from.hash),
  };
}

function patched(site: Site, patch: readonly PatchOperation[]): Site {
  try {
    return applyPatch(site, patch) as Site;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    const value = { operation: error.operation, pointer: error.pointer };
    throw new Failure(422, "patch_failed", `The patch does not fit the draft: ${error.message}.`, {
      value,
      cause: error,
    });
  }
}
