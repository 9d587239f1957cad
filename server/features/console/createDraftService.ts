import type { PatchOperation, Diagnostic } from "#contracts/api.ts";
import type { Clock } from "#server/Clock.ts";
import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { Failure, notFound } from "#server/http/Failure.ts";
import type { JsonConflict, Side } from "#json/merge/JsonConflict.ts";
import { deleteDraft, loadDraft, saveDraft, type StoredDraft } from "#server/features/publishing/store/drafts.ts";
import { loadContent } from "#server/features/publishing/store/loadContent.ts";
import { loadLiveContent, type LiveContent } from "#server/features/publishing/store/loadLiveContent.ts";
import type { JobRunner, Kept, Sides } from "#server/features/publishing/work/Jobs.ts";
import { createRecent } from "./createRecent.ts";
import { draftMoved, unknownBase } from "./toFailure.ts";

/**
 * A draft, or the live revision standing in for one that was never saved (`at` is null then), or for one without a
 * reason to stay (`over` is the hash of that one).
 */
export type OpenDraft = Omit<StoredDraft, "at"> & { at: Date | null; over?: string };

/** What is written over a draft: a patch made against one state of it, or a whole configuration as JSON. */
export interface DraftChange {
  baseHash: string;
  draftHash?: string | undefined;
  site?: string | undefined;
  patch?: readonly PatchOperation[] | undefined;
}

/** A draft merged into what is live. Where there are conflicts, live stays there. */
export interface MergedDraft {
  content: string;
  hash: string;
  conflicts: JsonConflict[];
  live: LiveContent;
}

/** A draft and whose it is; the id also says whose budget the work is taken from. */
export interface OwnDraft {
  operatorId: string;
  draft: OpenDraft;
}

/** Where operators' drafts lie. The work on them is done in threads of its own. */
export interface DraftService {
  live(): Promise<LiveContent>;
  /** The operator's draft; with `seen` only if it is still what they were shown, by its hash, else 409 `draft_moved`. */
  open(operatorId: string, seen?: string): Promise<OpenDraft>;
  /**
   * The draft as its operator sees it: the live revision stands in for one that was saved without a reason to stay (nothing
   * changed, or all of it is live, published by whoever took it). Looking changes nothing; the next save takes its place.
   */
  show(operatorId: string): Promise<OpenDraft>;
  /** Judges the change before it is kept: what cannot be judged in time is refused. */
  save(operatorId: string, change: DraftChange): Promise<OpenDraft>;
  /** Throws the draft away; where `hash` is given, only if the draft is still that one, and another one stays. */
  discard(operatorId: string, hash?: string): Promise<OpenDraft & { wasThere: boolean }>;
  /** What the quick checks find. A draft that they cannot judge is opened all the same, with a problem that says so. */
  problems(own: OwnDraft): Promise<Diagnostic[]>;
  /** The sides of a merge into what is live. */
  sides(draft: Pick<OpenDraft, "baseHash" | "content">): Promise<Sides & { live: string; revision: LiveContent }>;
  /** What would be live if it were published now. */
  merge(own: OwnDraft, resolutions?: ReadonlyMap<string, Side>): Promise<MergedDraft>;
  /**
   * Puts a merged configuration in the place of the draft it was merged from; its base is live then. What `alongside`
   * writes is kept with it or not at all.
   */
  rebase(
    own: OwnDraft,
    merged: Pick<MergedDraft, "content" | "hash" | "live">,
    alongside?: (tx: Queryable) => Promise<void>,
  ): Promise<OpenDraft>;
}

/** What the service is made of. */
export interface DeskParts {
  db: Database;
  clock: Clock;
  work: JobRunner;
}

/** Drafts in the database. A save that another window of the operator overtook is refused with 409. */
export function createDraftService({ db, clock, work }: DeskParts): DraftService {
  const found = createRecent<Diagnostic[]>(64);
  const merges = createRecent<Omit<MergedDraft, "live">>(8);

  async function live(): Promise<LiveContent> {
    const revision = await loadLiveContent(db);
    if (revision === null) throw notFound();
    return revision;
  }

  async function open(operatorId: string, seen?: string): Promise<OpenDraft> {
    const draft = (await loadDraft(db, operatorId)) ?? toStandIn(await live());
    if (seen === undefined || seen === draft.hash) return draft;
    const shown = await toShown({ operatorId, draft });
    if (seen !== shown.hash) throw draftMoved(shown.hash);
    return shown;
  }

  async function toShown(own: OwnDraft): Promise<OpenDraft> {
    return (await isIdle(own)) ? { ...toStandIn(await live()), over: own.draft.hash } : own.draft;
  }

  /** Is the draft saved without a reason to stay? */
  async function isIdle(own: OwnDraft): Promise<boolean> {
    const { draft } = own;
    if (draft.at === null || draft.hash === draft.baseHash) return draft.at !== null;
    try {
      const { hash, conflicts, live: now } = await merge(own);
      return conflicts.length === 0 && hash === now.hash;
    } catch (error) {
      // What cannot be merged in time is opened as it is: it may have to be thrown away.
      if (error instanceof Failure) return false;
      throw error;
    }
  }

  async function keep(
    operatorId: string,
    draft: Omit<StoredDraft, "at">,
    expected: string | null,
    into: Queryable = db,
  ): Promise<OpenDraft> {
    const kept = { ...draft, at: clock.now() };
    if (!(await saveDraft(into, operatorId, kept, expected))) throw draftMoved();
    return kept;
  }

  async function sides({ baseHash, content }: Pick<OpenDraft, "baseHash" | "content">) {
    const revision = await live();
    const base = baseHash === revision.hash ? null : await loadContent(db, baseHash);
    if (base === null && baseHash !== revision.hash) throw unknownBase();
    return { base, mine: content, live: revision.content, revision };
  }

  function note({ hash, problems }: Kept): void {
    found.put(hash, problems);
  }

  const merge: DraftService["merge"] = async ({ operatorId, draft }, resolutions = new Map()) => {
    const { revision, ...rest } = await sides(draft);
    // On what is live, nothing has to be merged.
    if (rest.base === null) return { content: draft.content, hash: draft.hash, conflicts: [], live: revision };
    const name = resolutions.size > 0 ? null : `${draft.hash} ${draft.baseHash} ${revision.hash}`;
    const known = name === null ? undefined : merges.get(name);
    if (known !== undefined) return { ...known, live: revision };
    const input = { ...rest, resolutions: [...resolutions] };
    const merged = await work.run("merge", input, { operator: operatorId });
    note(merged);
    const { content, hash, conflicts } = merged;
    if (name !== null) merges.put(name, { content, hash, conflicts });
    return { content, hash, conflicts, live: revision };
  };

  return {
    live,
    open,
    show: async (operatorId) => toShown({ operatorId, draft: await open(operatorId) }),
    sides,
    merge,
    async save(operatorId, { baseHash, draftHash, site, patch }) {
      const [saved, base] = await Promise.all([loadDraft(db, operatorId), loadContent(db, baseHash)]);
      if (base === null) throw unknownBase();
      const begun = { baseHash, hash: baseHash, content: base };
      // A change of what `show` put in the saved one's place is a change of the live revision.
      const mayStandIn = saved !== null && draftHash === baseHash && saved.hash !== baseHash;
      const isOfStandIn = mayStandIn && (await isIdle({ operatorId, draft: saved }));
      const current = saved === null || isOfStandIn ? begun : saved;
      const isPatch = patch !== undefined;
      if ((draftHash !== undefined || isPatch) && draftHash !== current.hash) throw draftMoved(current.hash);
      if (isPatch && current.baseHash !== baseHash) throw draftMoved(current.hash);
      if ((site === undefined) !== isPatch) {
        throw new Failure(400, "malformed_request", "Send either the whole site or a patch.");
      }
      const kept = isPatch
        ? await work.run("patch", { content: current.content, patch: JSON.stringify(patch) }, { operator: operatorId })
        : await work.run("read", { site: site ?? "" }, { operator: operatorId });
      note(kept);
      const { content, hash } = kept;
      return keep(operatorId, { baseHash, hash, content }, saved?.hash ?? null);
    },
    async discard(operatorId, hash) {
      // Without a hash nothing of the draft is looked at: throwing it away always works.
      const shown = hash === undefined ? undefined : await toShown({ operatorId, draft: await open(operatorId) });
      const wasThere = await deleteDraft(db, operatorId, shown?.hash === hash ? (shown?.over ?? hash) : hash);
      return { ...(await open(operatorId)), wasThere };
    },
    async problems({ operatorId, draft: { hash, content } }) {
      const known = found.get(hash);
      if (known !== undefined) return known;
      try {
        const problems = await work.run("quick", { content }, { operator: operatorId });
        return found.put(hash, problems);
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        const problem: Diagnostic = { document: "site", pointer: "", reason: error.message, severity: "error" };
        // Trying again would take as long again; the answer to a queue that is full may be another one soon.
        return error.code === "too_heavy" ? found.put(hash, [problem]) : [problem];
      }
    },
    rebase: ({ operatorId, draft }, { content, hash, live: now }, alongside) =>
      withTransaction(db, async (tx) => {
        const expected = draft.over ?? (draft.at === null ? null : draft.hash);
        const kept = await keep(operatorId, { baseHash: now.hash, hash, content }, expected, tx);
        await alongside?.(tx);
        return kept;
      }),
  };
}

function toStandIn({ hash, content }: LiveContent): OpenDraft {
  return { baseHash: hash, hash, content, at: null };
}
