import type { PatchOperation } from "#contracts/api.ts";
import { migrateSite } from "#compile/migrations/migrate.ts";
import { canonicalJson } from "#json/canonical.ts";
import type { Site } from "#contracts/config.ts";
import { Failure } from "#server/http/Failure.ts";
import { labelOf } from "../diff/labelOf.ts";
import { firstPlaces } from "../diff/firstPlaces.ts";
import { diffSites } from "../diff/diffSites.ts";
import { summariseDiff } from "../diff/summariseDiff.ts";
import { checkLimits } from "../../gate/shape/checkLimits.ts";
import type { Gate } from "../../gate/createGate.ts";
import type { Side } from "#json/merge/JsonConflict.ts";
import { mergeJson, type MergeResult } from "#json/merge/mergeJson.ts";
import { applyPatch } from "../patch/applyPatch.ts";
import { PatchError } from "../patch/PatchError.ts";
import { openCopy, withParts } from "../openCopy.ts";
import { refused } from "../refused.ts";
import { revisionHash } from "../revisionHash.ts";
import { splitSite } from "../store/splitSite.ts";
import { withoutSchemaLinks } from "../withoutSchemaLinks.ts";
import type { JobName, JobProgress, Jobs, Kept, Merged, Sides } from "./Jobs.ts";

/** A function for each job. */
export type JobTable = {
  [Name in JobName]: (input: Jobs[Name]["input"], progress: JobProgress) => Promise<Jobs[Name]["output"]>;
};

/** The own draft, another side, and what both were made from. */
interface Taking {
  base: Site;
  own: Site;
  theirs: Site;
  resolutions: readonly (readonly [string, Side])[];
}

/** What each job does. Refuses by throwing a Failure. */
export function createJobs(gate: Pick<Gate, "quick" | "check" | "impact" | "toDrawing">): JobTable {
  /** Nothing is kept that was not judged before: the limits, and then the quick checks, or the whole gate, have to come to an end. */
  async function keep(site: unknown, { tell }: JobProgress, isGated = false): Promise<Kept> {
    tell("the size of the configuration");
    const tooMuch = checkLimits(site);
    if (tooMuch.length > 0) throw refused(tooMuch);
    const clean = withoutSchemaLinks(site) as Site;
    const content = canonicalJson(clean);
    const stored = splitSite(clean);
    tell("its documents, with the quick checks");
    const hash = revisionHash(stored.content);
    return { content, hash, stored, problems: isGated ? [] : await gate.quick(clean) };
  }

  async function keepMerged(
    { value, conflicts }: MergeResult<Site>,
    live: Site,
    progress: JobProgress,
    isGated?: boolean,
  ) {
    const kept = await keep(value, progress, isGated);
    progress.tell("what it changes");
    return { ...kept, conflicts, summary: summariseDiff(diffSites(live, value)) } satisfies Merged;
  }

  /** The changes of another side in the own draft; null where it holds them all. */
  async function taken({ base, own, theirs, resolutions }: Taking, progress: JobProgress): Promise<Merged | null> {
    const found = mergeJson(base, own, theirs, new Map<string, Side>(resolutions));
    if (found.conflicts.length === 0 && diffSites(own, found.value).length === 0) return null;
    return keepMerged(found, own, progress);
  }

  return {
    read: ({ site }, progress) => keep(migrateSite(JSON.parse(site)), progress),
    patch: async ({ content, patch }, progress) => {
      progress.tell("the patch");
      return keep(patched(parsed(content), JSON.parse(patch) as PatchOperation[]), progress);
    },
    quick: async ({ content }, { tell }) => {
      tell("its documents, with the quick checks");
      return gate.quick(parsed(content));
    },
    merge: ({ isGated, ...sides }, progress) =>
      keepMerged(merged(sides, progress), parsed(sides.live), progress, isGated),
    compare: async (sides, progress) => {
      const { value, conflicts } = merged(sides, progress);
      progress.tell("what it changes");
      return { entries: JSON.stringify(diffSites(parsed(sides.live), value)), conflicts };
    },
    draw: async ({ content }, { tell }) => {
      tell("what its pages are drawn from");
      return JSON.stringify(gate.toDrawing(parsed(content)));
    },
    describe: async ({ theirs, mine }, progress) => {
      const live = parsed(theirs.live);
      const { value, conflicts } = merged(theirs, progress);
      progress.tell("what it changes");
      const contested = conflicts.map(({ pointer }) => ({
        pointer,
        label: labelOf(pointer),
        kind: "changed" as const,
      }));
      const places = [...diffSites(live, value), ...contested];
      if (places.length === 0) return null;
      const own = parsed(mine);
      const taken = mergeJson(theirs.base === null ? live : parsed(theirs.base), own, parsed(theirs.mine));
      return {
        changes: places.length,
        places: firstPlaces(places),
        taken: taken.conflicts.length === 0 && diffSites(own, taken.value).length === 0,
      };
    },
    adopt: async ({ base, mine, theirs, resolutions }, progress) => {
      progress.tell("both drafts");
      return taken({ base: parsed(base), own: parsed(mine), theirs: parsed(theirs), resolutions }, progress);
    },
    look: async ({ site, live }, progress) => {
      progress.tell("what the file holds");
      const copied = openCopy(JSON.parse(site));
      const entries = JSON.stringify(diffSites(parsed(live), copied.site));
      progress.tell("its documents, with the quick checks");
      return { entries, foreign: copied.foreign, problems: await gate.quick(copied.site) };
    },
    copy: async ({ site, parts, live, mine, resolutions }, progress) => {
      progress.tell("what the file holds");
      const base = parsed(live);
      const theirs = withParts(base, openCopy(JSON.parse(site)).site, parts);
      return taken({ base, own: parsed(mine), theirs, resolutions }, progress);
    },
    check: ({ content }, progress) => gate.check(parsed(content), progress),
    impact: ({ live, content }, progress) => gate.impact(parsed(live), parsed(content), progress),
  };
}

/** What was kept once was judged then; the format may have gone on since. */
function parsed(content: string): Site {
  return migrateSite(JSON.parse(content)) as Site;
}

/** What would be live if `mine` were published now: its changes against its base, made to the live revision. */
function merged({ base, mine, live, resolutions = [] }: Sides, { tell }: JobProgress): MergeResult<Site> {
  tell("what went live meanwhile");
  // Nobody published meanwhile: nothing to merge, and it stays what its author saw.
  if (base === null) return { value: parsed(mine), conflicts: [] };
  return mergeJson(parsed(base), parsed(mine), parsed(live), new Map(resolutions));
}

function patched(document: unknown, patch: readonly PatchOperation[]): unknown {
  try {
    return applyPatch(document, patch);
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    const value = { operation: error.operation, pointer: error.pointer };
    throw new Failure(422, "patch_failed", `The patch does not fit the draft: ${error.message}.`, { value });
  }
}
