import { compileFlags } from "#compile/flags.ts";
import type { LiveRevision } from "#server/LiveSite.ts";

/** Gives the features that are on in a revision; they are found once for each. */
export function createLiveFlags(): (revision: LiveRevision) => ReadonlySet<string> {
  let known: { revision: LiveRevision; flags: ReadonlySet<string> } | undefined;
  return (revision) => {
    if (known?.revision !== revision) known = { revision, flags: compileFlags(revision.site.flags) };
    return known.flags;
  };
}
