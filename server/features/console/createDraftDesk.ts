import { canonicalJson } from "#compile/canonicalJson.ts";
import type { Site } from "#contracts/config.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { checkLimits } from "#server/features/publishing/gate/checkLimits.ts";
import { isEqualJson } from "#server/features/publishing/merge/isEqualJson.ts";
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
import { draftMoved, refused, unknownBase } from "./toFailure.ts";

/**
 * A draft, or the live revision standing in for one that was never saved (`at` is null then), or for one without a
 * reason to stay (`over` is the hash of that one).
 */
export type OpenDraft = Omit<Draft, "at"> & { at: Date | null; over?: string };

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
  /** The operator's draft; with `seen` only if it is still what they were shown, by its hash, else 409 `draft_moved`. */
  open(operatorId: string, seen?: string): Promise<OpenDraft>;
  /**
   * The draft as its operator sees it: the live revision stands in for one that was saved without a reason to stay (nothing
   * changed, or all of it is live, published by whoever took it). Looking changes nothing; the next save takes its place.
   */
  show(operatorId: string): Promise<OpenDraft>;
  save(operatorId: string, change: DraftChange): Promise<OpenDraft>;
  /** Throws the draft away; where `hash` is given, only if the draft is still that one, and another one stays. */
  discard(operatorId: string, hash?: string): Promise<OpenDraft>;
  /** What would be live if it were published now. */
  merge(draft: Pick<Draft, "baseHash" | "site">, resolutions?: ReadonlyMap<string, Side>): Promise<MergedDraft>;
  /**
   * Puts a merged configuration in the place of the draft it was merged from; its base is live then. What `alongside`
   * writes is kept with it or not at all.
   */
  rebase(
    operatorId: string,
    from: OpenDraft,
    merged: Pick<MergedDraft, "value" | "live">,
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<OpenDraft>;
}

/** Drafts in the database. A save that another window of the operator overtook is refused with 409. */
export function createDraftDesk({ db, clock }: { db: Database; clock: Clock }): DraftDesk {
  async function live(): Promise<LiveRevision> {
    const found = await loadLive(db);
    if (found === null) throw notFound();
    return found;
  }

  async function open(operatorId: string, seen?: string): Promise<OpenDraft> {
    const draft = (await loadDraft(db, operatorId)) ?? toStandIn(await live());
    if (seen === undefined || seen === draft.hash) return draft;
    const shown = await toShown(draft);
    if (seen !== shown.hash) throw draftMoved(shown.hash);
    return shown;
  }

  async function toShown(draft: OpenDraft): Promise<OpenDraft> {
    return (await isIdle(draft)) ? { ...toStandIn(await live()), over: draft.hash } : draft;
  }

  /** Is the draft saved without a reason to stay? */
  async function isIdle(draft: OpenDraft): Promise<boolean> {
    if (draft.at === null || draft.hash === draft.baseHash) return draft.at !== null;
    const { value, conflicts, live: now } = await merge(draft);
    return conflicts.length === 0 && isEqualJson(value, now.site);
  }

  async function keep(
    operatorId: string,
    baseHash: string,
    site: Site,
    expected: string | null,
    into: Queryable = db,
  ): Promise<OpenDraft> {
    const problems = checkLimits(site);
    if (problems.length > 0) throw refused(problems);
    const content = canonicalJson(withoutSchemaLinks(site));
    const draft = { baseHash, hash: revisionHash(content), content, at: clock.now() };
    if (!(await saveDraft(into, operatorId, draft, expected))) throw draftMoved();
    return { baseHash, hash: draft.hash, site: JSON.parse(content) as Site, at: draft.at };
  }

  async function merge(
    draft: Pick<Draft, "baseHash" | "site">,
    resolutions?: ReadonlyMap<string, Side>,
  ): Promise<MergedDraft> {
    const problems = checkLimits(draft.site);
    if (problems.length > 0) throw refused(problems);
    const now = await live();
    const base = draft.baseHash === now.hash ? now.site : await loadSite(db, draft.baseHash);
    if (base === null) throw unknownBase();
    return { ...mergeCandidate({ ...draft, resolutions }, base, now), live: now };
  }

  return {
    live,
    open,
    show: async (operatorId) => toShown(await open(operatorId)),
    async save(operatorId, { baseHash, draftHash, site, patch }) {
      if ((site === undefined) === (patch === undefined)) {
        throw new Failure(400, "malformed_request", "Send either the whole site or a patch.");
      }
      const saved = await loadDraft(db, operatorId);
      const base = await loadSite(db, baseHash);
      if (base === null) throw unknownBase();
      const begun = { baseHash, hash: baseHash, site: base };
      // A change of what `show` put in the saved one's place is a change of the live revision.
      const isOfStandIn = saved !== null && draftHash === baseHash && saved.hash !== baseHash && (await isIdle(saved));
      const current = saved === null || isOfStandIn ? begun : saved;
      const isPatch = patch !== undefined;
      if ((draftHash !== undefined || isPatch) && draftHash !== current.hash) throw draftMoved(current.hash);
      if (isPatch && current.baseHash !== baseHash) throw draftMoved();
      const next = site ?? patched(current.site, patch ?? []);
      return keep(operatorId, baseHash, next, saved?.hash ?? null);
    },
    async discard(operatorId, hash) {
      const shown = hash === undefined ? undefined : await toShown(await open(operatorId));
      await deleteDraft(db, operatorId, shown?.hash === hash ? (shown?.over ?? hash) : hash);
      return open(operatorId);
    },
    merge,
    rebase: (operatorId, from, { value, live: now }, alongside) =>
      withTransaction(db, async (tx) => {
        const kept = await keep(operatorId, now.hash, value, from.over ?? (from.at === null ? null : from.hash), tx);
        await alongside?.(tx);
        return kept;
      }),
  };
}

function toStandIn({ hash, site }: LiveRevision): OpenDraft {
  return { baseHash: hash, hash, site, at: null };
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
