import { reuseUnchanged } from "#json/equal.ts";
import type { SiteReader } from "#stores/SitePort.ts";
import type { PlayerSite } from "./PlayerSite.ts";

/** Reads whole sites. */
type WholeReader = Omit<SiteReader<PlayerSite>, "readPermission">;

/**
 * A reader whose program is loaded when something is read first: a page that was drawn ahead needs none to be used. What did
 * not change of the site `current` gives keeps its identity, so that nothing is drawn again that looks the same.
 */
export function lazySiteReader(load: () => Promise<WholeReader>, current: () => PlayerSite | null): WholeReader {
  let loading: Promise<WholeReader> | undefined;
  const reader = () => {
    loading ??= load();
    // A part that could not be loaded is asked for again by the next who needs it.
    loading.catch(() => (loading = undefined));
    return loading;
  };
  return {
    async readRevision(text, permission) {
      const read = await (await reader()).readRevision(text, permission);
      return read.ok ? { ok: true, compiled: keepUnchanged(current(), read.compiled) } : read;
    },
    bundled: async (permission) => keepUnchanged(current(), await (await reader()).bundled(permission)),
  };
}

function keepUnchanged(before: PlayerSite | null, next: PlayerSite): PlayerSite {
  if (before === null) return next;
  const { flags } = next;
  const isSame = flags.size === before.flags.size && flags.isSubsetOf(before.flags);
  return {
    ...next,
    flags: isSame ? before.flags : flags,
    brand: reuseUnchanged(before.brand, next.brand),
    menus: reuseUnchanged(before.menus, next.menus),
    layouts: reuseUnchanged(before.layouts, next.layouts),
    paths: reuseUnchanged(before.paths, next.paths),
    forms: reuseUnchanged(before.forms, next.forms),
    rules: reuseUnchanged(before.rules, next.rules),
    texts: reuseUnchanged(before.texts, next.texts),
  };
}
