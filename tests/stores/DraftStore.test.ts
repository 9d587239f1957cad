import { describe, expect, it } from "vitest";
import type { Draft } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import type { DraftPatch, DraftPort } from "#stores/DraftPort.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { replaceAt } from "#stores/replaceAt.ts";

const failed: Answer<never> = { ok: false, failure: { kind: "network", code: "network", message: "", details: {} } };
const conflict: Answer<never> = {
  ok: false,
  failure: { kind: "conflict", code: "draft_moved", message: "", details: {} },
};

function aPlatform(site: Record<string, unknown>) {
  let draft: Draft = { baseHash: "b", hash: "d1", site, changed: false, by: "", at: null, problems: [] };
  const saved: DraftPatch[] = [];
  const next: Answer<Draft>[] = [];
  const port: DraftPort = {
    getLive: async () => ({
      ok: true,
      value: { revision: { seq: 1, hash: "b", note: "", by: "", at: "", base: null, live: true }, site },
    }),
    getDraft: async () => ({ ok: true, value: draft }),
    saveDraft: async (patch) => {
      saved.push(patch);
      const forced = next.shift();
      if (forced) return forced;
      for (const { path, value } of patch.patch)
        draft = { ...draft, site: replaceAt(draft.site, path, value) as Draft["site"] };
      draft = { ...draft, hash: `d${saved.length + 1}`, changed: true };
      return { ok: true, value: draft };
    },
    diffDraft: async () => ({
      ok: true,
      value: {
        draft: draft.hash,
        baseHash: "b",
        seq: 1,
        conflicts: [],
        entries: draft.changed ? [{ pointer: "/a", label: "a", kind: "changed" }] : [],
      },
    }),
    rebaseDraft: async () => ({ ok: true, value: draft }),
  };
  return { port, saved, next, others: (value: Partial<Draft>) => (draft = { ...draft, ...value }) };
}

const noDelay = { after: () => () => undefined };

describe("the draft", () => {
  it("sends nothing of what was typed and taken away again before it was saved", async () => {
    const platform = aPlatform({ a: 1 });
    const store = new DraftStore(platform.port, noDelay);
    await store.load();
    store.edit("/b", "x");
    store.edit("/b", undefined);
    await store.flush();
    expect([platform.saved, store.saving]).toEqual([[], "saved"]);
    store.edit("/c/d", 2);
    await store.flush();
    expect(platform.saved.map(({ patch }) => patch)).toEqual([[{ op: "add", path: "/c", value: { d: 2 } }]]);
  });

  it("shows a change at once and saves it when typing rests", async () => {
    const platform = aPlatform({ a: 1, b: { c: 2 } });
    const runs: (() => void)[] = [];
    const store = new DraftStore(platform.port, {
      after: (_ms, run) => (runs.push(run), () => runs.splice(runs.indexOf(run), 1)),
    });
    await store.load();
    store.edit("/b/c", 3);
    store.edit("/b/c", 4);
    expect(store.site).toEqual({ a: 1, b: { c: 4 } });
    expect(platform.saved).toEqual([]);
    expect(runs).toHaveLength(1);
    await store.flush();
    expect(platform.saved.map(({ patch }) => patch)).toEqual([[{ op: "add", path: "/b/c", value: 4 }]]);
    expect(store.saving).toBe("saved");
    expect(store.view["changeCount"]).toBe(1);
  });

  it("keeps a change that could not be saved and sends it with the next one", async () => {
    const platform = aPlatform({ a: 1, b: 1 });
    const store = new DraftStore(platform.port, noDelay);
    await store.load();
    platform.next.push(failed);
    store.edit("/a", 2);
    await store.flush();
    expect(store.saving).toBe("failed");
    expect(store.site).toEqual({ a: 2, b: 1 });
    store.edit("/b", 2);
    await store.flush();
    expect(platform.saved[1]?.patch.map(({ path }) => path)).toEqual(["/a", "/b"]);
    expect(store.saving).toBe("saved");
  });

  it("puts its places on top of what somebody else saved meanwhile", async () => {
    const platform = aPlatform({ a: 1, b: 1 });
    const store = new DraftStore(platform.port, noDelay);
    await store.load();
    platform.others({ hash: "dX", site: { a: 1, b: 9 } });
    platform.next.push(conflict);
    store.edit("/a", 2);
    await store.flush();
    expect(platform.saved[1]?.draftHash).toBe("dX");
    expect(store.site).toEqual({ a: 2, b: 9 });
  });

  it("takes a place away", async () => {
    const platform = aPlatform({ list: [1, 2, 3], a: { b: 1 } });
    const store = new DraftStore(platform.port, noDelay);
    await store.load();
    store.edit("/a/b", undefined);
    store.edit("/list/1", undefined);
    expect(store.site).toEqual({ list: [1, 3], a: {} });
    await store.flush();
    expect(platform.saved[0]?.patch[0]).toEqual({ op: "remove", path: "/a/b" });
  });
});
