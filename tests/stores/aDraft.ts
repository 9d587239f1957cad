import type { Draft } from "#contracts/api.ts";
import type { Answer, FailureKind } from "#stores/Answer.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import type { DraftJudge, DraftPatch, DraftPort } from "#stores/DraftPort.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { replaceAt } from "#json/pointer.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

/** A failure of a kind. */
export function failed(kind: FailureKind, code: string = kind): Answer<never> {
  return { ok: false, failure: { kind, code, message: "", details: {} } };
}

/** A platform that keeps one draft. */
export function aDraftPlatform(site: Record<string, unknown>) {
  let draft: Draft = { baseHash: "b", hash: "d1", site, changed: false, by: "", at: null, problems: [] };
  let isAway: FailureKind | null = null;
  const saved: DraftPatch[] = [];
  const next: Answer<Draft>[] = [];
  const port: DraftPort = {
    getLive: async () =>
      isAway !== null
        ? failed(isAway)
        : {
            ok: true,
            value: { revision: { seq: 1, hash: "b", note: "", by: "", at: "", base: null, live: true }, site },
          },
    getDraft: async () => (isAway === null ? { ok: true, value: draft } : failed(isAway)),
    saveDraft: async (patch) => {
      if (isAway !== null) return failed(isAway);
      saved.push(patch);
      const forced = next.shift();
      if (forced) return forced;
      for (const { path, value } of patch.patch)
        draft = { ...draft, site: replaceAt(draft.site, path, value) as Draft["site"] };
      draft = { ...draft, hash: `d${saved.length + 1}`, changed: true };
      return { ok: true, value: draft };
    },
    rebaseDraft: async () => ({ ok: true, value: draft }),
  };
  return {
    port,
    saved,
    next,
    /** Somebody else changed the saved draft. */
    others: (value: Partial<Draft>) => (draft = { ...draft, ...value }),
    /** Every call fails so from now on; null: the platform is there again. */
    away: (kind: FailureKind | null) => (isAway = kind),
    site: () => draft.site,
  };
}

/** A delay that runs when it is told to. */
export function aDelay() {
  const waiting: { ms: number; run: () => void }[] = [];
  return {
    waiting,
    after(ms: number, run: () => void) {
      const one = { ms, run };
      waiting.push(one);
      return () => {
        if (waiting.includes(one)) waiting.splice(waiting.indexOf(one), 1);
      };
    },
    /** The time has come for everything that waits. */
    pass: () => {
      for (const { run } of waiting.splice(0)) run();
    },
  };
}

interface DraftOptions {
  judge?: DraftJudge;
  storage?: KeyValueStorage;
  account?: string;
}

/** A store of the draft of an operator whose device keeps what is not saved. */
export function aDraftStore(
  platform: ReturnType<typeof aDraftPlatform>,
  { judge = () => [], storage = fakeStorage(), account = "editor" }: DraftOptions = {},
) {
  const delay = aDelay();
  const journal = new DraftJournal(storage);
  const store = new DraftStore({ port: platform.port, delay, journal, judge });
  store.open(account);
  return { store, delay, journal, storage };
}
