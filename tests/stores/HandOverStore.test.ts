import { describe, expect, it } from "vitest";
import type { Draft } from "#contracts/api.ts";
import type { Answer } from "#stores/Answer.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import type { DraftPort } from "#stores/DraftPort.ts";
import { DraftStore } from "#stores/DraftStore.ts";
import { HandOverStore, type Adoption } from "#stores/HandOverStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const draft: Draft = { baseHash: "b", hash: "own", site: {}, changed: true, by: "", at: null, problems: [] };
const conflicts = [{ pointer: "/a", label: "a", kind: "value" as const, mine: 1, theirs: 2 }];
const refused = (code: string): Answer<never> => ({
  ok: false,
  failure: { kind: "conflict", code, message: "", details: { conflicts } },
});

/** A store over a platform that answers in this order, then takes everything. */
async function aHandOver(...next: Answer<Draft>[]) {
  const asked: Adoption[] = [];
  const saved: unknown[] = [];
  const port: DraftPort = {
    getLive: async () => refused("not_asked"),
    getDraft: async () => ({ ok: true, value: draft }),
    saveDraft: async (patch) => (saved.push(patch), { ok: true, value: draft }),
    rebaseDraft: async () => refused("not_asked"),
  };
  const own = new DraftStore({
    port,
    delay: { after: () => () => undefined },
    journal: new DraftJournal(fakeStorage()),
    judge: () => [],
  });
  await own.load();
  const adoptDraft = async (adoption: Adoption): Promise<Answer<Draft>> => {
    asked.push(adoption);
    return next.shift() ?? { ok: true, value: draft };
  };
  return { store: new HandOverStore({ adoptDraft }, own), own, asked, saved };
}

const theirs = { account: "editor", hash: "h1" };

describe("taking over a draft", () => {
  it("names what was seen of both drafts, and saves our own first", async () => {
    const { store, own, asked, saved } = await aHandOver();
    own.edit("/a", 1);
    expect((await store.takeOver(theirs)).ok).toBe(true);
    expect(saved).toHaveLength(1);
    expect(asked).toEqual([{ ...theirs, expected: "own", resolutions: {} }]);
    expect(store.contested).toBeNull();
  });

  it("keeps the places that both changed, and sends the answers with the next try", async () => {
    const { store, asked } = await aHandOver(refused("conflict"));
    await store.takeOver(theirs);
    expect(store.contested).toEqual({ ...theirs, conflicts });
    store.answer({ "/a": "theirs" });
    await store.takeOver(theirs);
    expect(asked[1]?.resolutions).toEqual({ "/a": "theirs" });
    expect(store.contested).toBeNull();
  });

  it("gives no answers to another draft than the one they were given for", async () => {
    const { store, asked } = await aHandOver(refused("conflict"));
    await store.takeOver(theirs);
    store.answer({ "/a": "theirs" });
    await store.takeOver({ ...theirs, hash: "h2" });
    expect(asked[1]?.resolutions).toEqual({});
  });

  it("contests nothing where the draft has only moved on, or is left alone", async () => {
    const { store } = await aHandOver(refused("other_draft_moved"), refused("conflict"));
    await store.takeOver(theirs);
    expect(store.contested).toBeNull();
    await store.takeOver(theirs);
    store.giveUp();
    expect(store.contested).toBeNull();
  });
});
