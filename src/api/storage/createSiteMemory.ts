import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import type { RememberedRevision, SiteMemory } from "#stores/SitePort.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { hashText } from "../hashText.ts";

/**
 * The last good start in local storage. The revision's text is hashed again before it is given out, so that what was
 * cut short or changed is forgotten instead of used.
 */
export function createSiteMemory(storage: KeyValueStorage): SiteMemory {
  return {
    recallPermission: () => parse(storage.get(storageKeys.lastPermission)),
    rememberPermission: (permission) => storage.set(storageKeys.lastPermission, JSON.stringify(permission)),
    async recallRevision() {
      const kept = parse(storage.get(storageKeys.lastSite)) as Partial<RememberedRevision> | null;
      const hash = kept?.reference?.hash;
      if (typeof kept?.text !== "string" || typeof hash !== "string" || !kept.reference) return null;
      const isWhole = await hashText(kept.text).then(
        (found) => found === hash,
        () => false,
      );
      if (!isWhole) storage.remove(storageKeys.lastSite);
      return isWhole ? { reference: kept.reference, text: kept.text } : null;
    },
    rememberRevision: (revision) => storage.set(storageKeys.lastSite, JSON.stringify(revision)),
    forgetRevision: () => storage.remove(storageKeys.lastSite),
  };
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
