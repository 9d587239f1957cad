import { expect, it } from "vitest";
import type { CallFailure } from "#stores/Answer.ts";
import { CopyStore, type CopiedSite, type CopyPort } from "#stores/CopyStore.ts";
import type { DraftStore } from "#stores/DraftStore.ts";

const file: CopiedSite = { platform: "https://test.example", seq: 3, takenOutAt: "", site: {}, pictures: [] };
const look = { live: { name: "live", seq: 1, hash: "l" }, entries: [], foreign: [], problems: [] };

const aStore = (failure: CallFailure | null) => {
  const asked: string[] = [];
  const port = {
    lookAtCopy: async () => (asked.push("look"), { ok: true, value: look }),
    listAssets: async () => ({ ok: true, value: { rows: [] } }),
    takeCopy: async () => (asked.push("take"), failure ? { ok: false, failure } : { ok: true, value: {} }),
  } as unknown as CopyPort;
  const draft = { hash: "d", flush: async () => {}, load: async () => void asked.push("load") };
  return { store: new CopyStore(port, draft as unknown as DraftStore), asked };
};

it("compares a file anew where the draft was changed in another window, and goes on saying so", async () => {
  const moved = { kind: "conflict", code: "draft_moved", message: "", details: {} } as const;
  const { store, asked } = aStore(moved);
  await store.look("test.example", file);
  expect(await store.take(["texts"], new Set())).toMatchObject({ status: "failed" });
  expect(asked).toEqual(["look", "take", "load", "look"]);
  expect(store.state.status).toBe("ready");
  expect(store.failure?.code).toBe("draft_moved");
  store.clear();
  expect(store.failure).toBeNull();
});

it("says nothing of an earlier failure once another file is looked at or taken", async () => {
  const { store } = aStore(null);
  await store.look("test.example", file);
  store.failure = { kind: "network", code: "", message: "", details: {} };
  expect(await store.take(["texts"], new Set())).toMatchObject({ status: "taken" });
  expect(store.failure).toBeNull();
  store.refuse("other.json", "noSite");
  expect(store.state).toEqual({ status: "unread", name: "other.json", why: "noSite" });
});
