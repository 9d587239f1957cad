import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { ContractStore } from "#stores/ContractStore.ts";
import { failure } from "#stores/failure.ts";
import { FoldStore } from "#stores/FoldStore.ts";
import type { KeyValueStorage } from "#stores/KeyValueStorage.ts";
import { observableValue } from "#stores/observableValue.ts";
import { PlaceStore } from "#stores/PlaceStore.ts";
import { untilTrue } from "#stores/untilTrue.ts";

function aStorage(initial: Record<string, string> = {}): KeyValueStorage & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    get: (name: string) => kept.get(name) ?? null,
    set: (name: string, value: string) => void kept.set(name, value),
    remove: (name: string) => void kept.delete(name),
    clear: () => kept.clear(),
  } as never;
}

describe("parts of a page that are folded", () => {
  it("are as they were left, now and on the next visit", () => {
    const storage = aStorage();
    const { fold, isFolded } = new FoldStore(storage);
    expect(isFolded("filters")).toBeNull();
    fold("filters", true);
    fold("help", false);
    expect([isFolded("filters"), isFolded("help")]).toEqual([true, false]);
    const next = new FoldStore(storage);
    expect([next.isFolded("filters"), next.isFolded("help"), next.isFolded("other")]).toEqual([true, false, null]);
  });

  it("are as they were pressed where nothing can be kept, and as nobody said where nonsense was", () => {
    const store = new FoldStore({ ...aStorage(), get: () => "perhaps" });
    expect(store.isFolded("filters")).toBeNull();
    store.fold("filters", false);
    expect(store.isFolded("filters")).toBe(false);
  });
});

describe("a place that somebody wants to see", () => {
  const aPlace = () => {
    const pushed: unknown[] = [];
    const route = { push: (...address: unknown[]) => pushed.push(address) };
    return { pushed, places: new PlaceStore(route as never, (pointer) => ({ path: "/edit", query: { at: pointer } })) };
  };

  it("is gone to on its page", () => {
    const { places, pushed } = aPlace();
    places.go("/texts/EN/title");
    expect([pushed, places.wanted]).toEqual([[["/edit", { at: "/texts/EN/title" }]], { pointer: "/texts/EN/title" }]);
    expect(places.addressOf("/menus")).toEqual({ path: "/edit", query: { at: "/menus" } });
  });

  it("stands in a part of the draft, or in another one", () => {
    const { places, pushed } = aPlace();
    expect(places.within("/texts")).toBeNull();
    places.want("/texts/EN/title");
    expect(["/texts", "/texts/EN/title", "/text", "/menus"].map((part) => places.within(part))).toEqual([
      "/texts/EN/title",
      "/texts/EN/title",
      null,
      null,
    ]);
    expect(pushed).toEqual([]);
  });

  it("is moved to once, and again when it is wanted again", () => {
    const { places } = aPlace();
    expect(places.take("/texts")).toBeNull();
    places.want("/texts/a");
    expect([places.take("/menus"), places.take("/texts"), places.take("/texts")]).toEqual([null, "/texts/a", null]);
    places.want("/texts/a");
    expect(places.take("/texts")).toBe("/texts/a");
  });
});

describe("an agent's contracts", () => {
  const aStore = (first: string | null, answer: () => Promise<Answer<never>>) => {
    const agent = { name: first };
    const asked = vi.fn(answer);
    return { agent, asked, store: new ContractStore({ agent: () => agent.name, getContracts: asked }) };
  };
  const contracts = (name: string) => ({ ok: true, value: { name } as never }) as Answer<never>;

  it("are asked for an agent's sake, and for nobody else's", async () => {
    const { store, asked } = aStore(null, async () => contracts("a"));
    await store.load();
    expect([asked.mock.calls.length, store.value]).toEqual([0, undefined]);
  });

  it("stay where they cannot be asked for again, and are forgotten with the agent", async () => {
    const answers = [contracts("a"), { ok: false, failure: failure("network", "network") } as Answer<never>];
    const { store, agent } = aStore("agent01", async () => answers.shift()!);
    await store.load();
    await store.load();
    expect(store.value).toEqual({ name: "a" });
    agent.name = null;
    await store.begin();
    expect(store.value).toBeUndefined();
  });

  it("of one who is gone when they come are nobody's", async () => {
    const { promise, resolve: release } = Promise.withResolvers<Answer<never>>();
    const { store, agent } = aStore("agent01", () => promise);
    const loading = store.load();
    agent.name = "agent02";
    release(contracts("a"));
    await loading;
    expect(store.value).toBeUndefined();
  });
});

describe("an observed value", () => {
  it("is waited for", async () => {
    const value = observableValue({ n: 1 });
    let isThere = false;
    const waiting = untilTrue(() => value.get().n === 3).then(() => (isThere = true));
    value.set({ n: 2 });
    await Promise.resolve();
    expect([value.get(), isThere]).toEqual([{ n: 2 }, false]);
    value.set({ n: 3 });
    await waiting;
    expect(isThere).toBe(true);
    await untilTrue(() => true);
  });
});
