import { describe, expect, it } from "vitest";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { DraftJournal } from "#stores/DraftJournal.ts";
import { failure } from "#stores/failure.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import { TalkSource } from "#stores/TalkSource.ts";
import { TextStore, type LanguageTexts } from "#stores/TextStore.ts";
import { Toasts } from "#stores/Toasts.ts";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

const textsOf = (language: string, currency = "USD") =>
  ({
    language,
    tag: language.toLowerCase(),
    direction: "ltr",
    translate: (key: string) => `${language} ${key} ${currency}`,
    has: () => true,
    format: String,
  }) as LanguageTexts;
const context = (currency: string) => ({ overrides: {}, currency });

function aTextStore(held: Record<string, string> = {}) {
  const waiting: { language: string; currency: string; come: () => void; fail: () => void }[] = [];
  const storage = fakeStorage(held);
  const texts = new TextStore(
    {
      load: (language, _overrides, currency) =>
        new Promise((resolve, reject) =>
          waiting.push({
            language,
            currency,
            come: () => resolve(textsOf(language, currency)),
            fail: () => reject(new Error("x")),
          }),
        ),
    },
    storage,
  );
  return { texts, waiting, storage };
}

describe("the texts on the screen", () => {
  it("are keys before any language is there, and nothing of what nobody knows", () => {
    const { texts } = aTextStore();
    expect([texts.state, texts.offered, texts.isProvisional, texts.chosen]).toEqual([
      { status: "loading", language: "" },
      [],
      true,
      null,
    ]);
    expect([texts.texts.translate("a.key"), texts.texts.has("a.key")]).toEqual(["a.key", false]);
    expect([texts.texts.format(5, "number"), texts.texts.format(undefined, "number")]).toEqual(["5", ""]);
  });

  it("are those of the language that was wished last, whichever comes last", async () => {
    const { texts, waiting } = aTextStore();
    const { show } = texts;
    const first = show("EN");
    expect(texts.state).toEqual({ status: "loading", language: "EN" });
    const second = show("KM");
    waiting[1]?.come();
    expect(await second).toBe(true);
    waiting[0]?.come();
    await first;
    expect([texts.language, texts.state]).toEqual(["KM", { status: "ready" }]);
  });

  it("stay where a language cannot be loaded, which is told, and is no choice", async () => {
    const { texts, waiting, storage } = aTextStore();
    texts.replace(textsOf("EN"), context("USD"));
    const choosing = texts.choose("KM");
    waiting[0]?.fail();
    expect(await choosing).toBe(false);
    expect([texts.language, texts.state, texts.chosen]).toEqual(["EN", { status: "failed", language: "KM" }, null]);
    expect([...storage.held]).toEqual([]);
  });

  it("are remembered where the visitor chose their language", async () => {
    const { texts, waiting, storage } = aTextStore();
    const choosing = texts.choose("KM");
    waiting[0]?.come();
    expect(await choosing).toBe(true);
    expect([texts.chosen, new Set(storage.held.values())]).toEqual(["KM", new Set(["KM"])]);
    expect(aTextStore(Object.fromEntries(storage.held)).texts.chosen).toBe("KM");
  });

  it("of a configuration that was prepared before, and comes later, are old", async () => {
    const { texts, waiting } = aTextStore();
    const first = texts.prepare("EN", context("USD"));
    const second = texts.prepare("EN", context("KHR"));
    waiting[0]?.come();
    waiting[1]?.come();
    const [adoptFirst, adoptSecond] = [await first, await second];
    adoptSecond();
    expect(texts.texts.translate("a")).toBe("EN a KHR");
    adoptFirst();
    expect(texts.texts.translate("a")).toBe("EN a KHR");
  });

  it("that were wished while a configuration came are those of the new one", async () => {
    const { texts, waiting } = aTextStore();
    texts.replace(textsOf("EN"), context("USD"));
    const showing = texts.show("KM");
    texts.replace(textsOf("EN", "KHR"), context("KHR"));
    waiting[0]?.come();
    await Promise.resolve();
    await Promise.resolve();
    waiting[1]?.come();
    expect([await showing, texts.texts.translate("a")]).toEqual([true, "KM a KHR"]);
  });

  it("are offered as guesses until the platform has named them", () => {
    const { texts } = aTextStore();
    const { setOffered } = texts;
    setOffered(["EN"], true);
    expect([texts.offered, texts.isProvisional]).toEqual([["EN"], true]);
    setOffered(["EN", "KM"]);
    expect([texts.offered, texts.isProvisional]).toEqual([["EN", "KM"], false]);
  });
});

describe("messages on the screen", () => {
  it("stand in their order, each once, and go one by one", () => {
    const toasts = new Toasts();
    const { add, remove } = toasts;
    const saved = add("saved", "positive");
    expect([add("saved", "positive"), add("saved"), add("lost", "negative")]).toEqual([saved, saved + 1, saved + 2]);
    expect(toasts.list.map(({ text, tone }) => [text, tone])).toEqual([
      ["saved", "positive"],
      ["saved", "neutral"],
      ["lost", "negative"],
    ]);
    remove(saved + 1);
    expect(toasts.list.map(({ id }) => id)).toEqual([saved, saved + 2]);
  });

  it("without words yet are not the same, nor are those that can be taken back", () => {
    const toasts = new Toasts();
    const undo = { label: () => "Undo", act: () => {} } as never;
    expect(
      new Set([
        toasts.add(""),
        toasts.add(""),
        toasts.add("a", "neutral", undo),
        toasts.add("a", "neutral", undo),
        toasts.add("a"),
      ]).size,
    ).toBe(5);
    toasts.withdrawOffers();
    expect(toasts.list.map(({ text }) => text)).toEqual(["", "", "a"]);
  });

  it("that ask stay with their button", () => {
    const toasts = new Toasts();
    const done: string[] = [];
    const id = toasts.ask(
      () => "A new version is there",
      () => "Take it",
      async () => (done.push("taken"), { ok: true }),
    );
    expect(toasts.list).toMatchObject([
      { id, tone: "warning", text: "A new version is there", button: { label: "Take it" } },
    ]);
    void toasts.list[0]?.button?.act();
    expect(done).toEqual(["taken"]);
  });
});

describe("the rest of the screen", () => {
  it("turns its theme from dark to light and back", () => {
    const { theme } = new UiStore(fakeStorage({ theme: "dark" }));
    const names = [theme.name];
    for (let turn = 0; turn < 2; turn += 1) names.push((theme.toggle(), theme.name));
    expect(names).toEqual(["dark", "light", "dark"]);
  });

  it("asks for features and the balance by themselves", async () => {
    const { replace, isOn } = new FlagStore();
    replace(new Set(["A3"]));
    expect([isOn("A3"), isOn("B3")]).toEqual([true, false]);
    const answers = [
      { ok: true, value: { sumBalance: 500, currency: "USD", version: 1 } } as const,
      { ok: false, failure: failure("aborted", "aborted") } as const,
    ];
    const balance = new BalanceStore({ getBalance: async () => answers.shift()! });
    const { load, clear } = balance;
    await load();
    await load();
    expect(balance.view).toEqual({ sum: 500, currency: "USD", status: "known" });
    clear();
    expect(balance.view).toEqual({ sum: null, currency: null, status: "unknown" });
  });

  it("keeps the text of a document that is being written, until it is let go", () => {
    const storage = fakeStorage();
    const journal = new DraftJournal(storage);
    journal.keepText("b", "/pages/a", "{");
    expect([journal.read(), storage.held.size]).toEqual([{ base: "", places: {}, texts: {} }, 0]);
    journal.clear();
    journal.open("editor");
    journal.keepText("b", "/pages/a", "{");
    journal.keepText("b", "/pages/b", "[");
    expect(journal.read()).toEqual({ base: "b", places: {}, texts: { "/pages/a": "{", "/pages/b": "[" } });
    journal.keepText("b", "/pages/a", undefined);
    expect(journal.read().texts).toEqual({ "/pages/b": "[" });
    journal.open("somebody else");
    expect(journal.read().texts).toEqual({});
    journal.open("editor");
    journal.clear();
    expect([journal.read().texts, storage.held.size]).toEqual([{}, 0]);
  });

  it("reads of what the device keeps only what it wrote", () => {
    const storage = fakeStorage();
    const journal = new DraftJournal(storage);
    journal.open("editor");
    journal.keepText("b", "/a", "x");
    const [name = ""] = storage.held.keys();
    const place = { value: 1 };
    const texts = { "/a": "x", "/b": 5, c: "y" };
    storage.set(
      name,
      JSON.stringify({ base: 7, places: { "/a": place, "/b": null, "/c": 5, d: place, "/__proto__/x": place }, texts }),
    );
    expect(journal.read()).toEqual({ base: "", places: { "/a": place }, texts: { "/a": "x" } });
    for (const broken of ["{", "null", "[]", "5"]) {
      storage.set(name, broken);
      expect(journal.read()).toEqual({ base: "", places: {}, texts: {} });
    }
  });

  it("follows a conversation from the first load until it is forgotten", async () => {
    const followed: string[] = [];
    const names = { stream: "stream", list: "list", send: "send", place: "place" };
    const port = {
      isLoggedIn: () => false,
      follow: () => (followed.push("followed"), () => void followed.push("left")),
    };
    const source = new TalkSource(
      { call: "list", params: {}, everyMs: 0 } as never,
      async () => ({ ok: true, value: null }),
      names,
      port,
    );
    expect(source.state).toEqual({ status: "ready", value: source.room });
    const { load, forget } = source;
    await load();
    expect([source.room.place, followed]).toEqual([null, ["followed"]]);
    forget();
    expect(followed).toEqual(["followed", "left"]);
  });
});
