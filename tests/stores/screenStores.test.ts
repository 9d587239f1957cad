import { describe, expect, it, vi } from "vitest";
import type { Answer } from "#stores/Answer.ts";
import { BalanceStore } from "#stores/BalanceStore.ts";
import { CaptchaStore } from "#stores/CaptchaStore.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { failure } from "#stores/failure.ts";
import { FlagStore } from "#stores/FlagStore.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { readAddress, RouteStore, writeAddress } from "#stores/RouteStore.ts";
import { TextStore, type LanguageTexts } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { good } from "../support/fakeSession.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

const down: Answer<never> = { ok: false, failure: failure("network", "network") };

describe("the balance", () => {
  const aBalance = (sumBalance: number, version: number) => good({ sumBalance, currency: "USD", version });

  it("[SESS-04] is known, then stale when it cannot be had, then known again", async () => {
    const getBalance = vi.fn<() => Promise<Answer<{ sumBalance: number; currency: string; version: number }>>>();
    getBalance
      .mockResolvedValueOnce(aBalance(500, 1))
      .mockResolvedValueOnce(down)
      .mockResolvedValueOnce(aBalance(400, 2));
    const balance = new BalanceStore({ getBalance });
    expect(balance.view).toEqual({ sum: null, currency: null, status: "unknown" });
    await balance.load();
    expect(balance.view).toEqual({ sum: 500, currency: "USD", status: "known" });
    await balance.load();
    expect(balance.view).toEqual({ sum: 500, currency: "USD", status: "stale" });
    await balance.load();
    expect(balance.view).toEqual({ sum: 400, currency: "USD", status: "known" });
  });

  it("never goes back to an older version", async () => {
    const getBalance = vi.fn<() => Promise<Answer<{ sumBalance: number; currency: string; version: number }>>>();
    getBalance.mockResolvedValueOnce(aBalance(500, 5)).mockResolvedValueOnce(aBalance(900, 4));
    const balance = new BalanceStore({ getBalance });
    await balance.load();
    await balance.load();
    expect(balance.view.sum).toBe(500);
  });

  it("of a player who is gone does not come back with an answer that was on its way", async () => {
    let answerSlowly: (answer: ReturnType<typeof aBalance>) => void = () => {};
    const balance = new BalanceStore({ getBalance: () => new Promise((resolve) => (answerSlowly = resolve)) });
    const loading = balance.load();
    balance.clear();
    answerSlowly(aBalance(500, 1));
    await loading;
    expect(balance.view.status).toBe("unknown");
  });
});

describe("messages", () => {
  it("count what is unread, and take over a count that came with another answer", async () => {
    let answerSlowly: (answer: Answer<number>) => void = () => {};
    const messages = new MessageStore({ getUnreadCount: () => new Promise((resolve) => (answerSlowly = resolve)) });
    const loading = messages.load();
    messages.set(2);
    answerSlowly(good(3));
    await loading;
    expect(messages.unread).toBe(2);
  });
});

describe("flags", () => {
  it("are all off before the configuration is there", () => {
    const flags = new FlagStore();
    expect(flags.isOn("DIRECTREG3")).toBe(false);
    flags.replace(new Set(["DIRECTREG3"]));
    expect([flags.isOn("DIRECTREG3"), flags.isOn("OTHER")]).toEqual([true, false]);
  });
});

describe("the theme", () => {
  it.each([
    ["dark", "dark"],
    ["light", "light"],
    ["purple", "light"],
    ["", "light"],
  ])("stored as %j is %s", (stored, theme) => {
    expect(new UiStore(fakeStorage({ theme: stored }), "dark").theme.name).toBe(theme);
  });

  it("of a first visit is the brand's, until the visitor chooses", () => {
    const storage = fakeStorage();
    const ui = new UiStore(storage, "dark");
    ui.theme.suggest("light");
    expect(ui.theme.name).toBe("light");
    ui.theme.toggle();
    ui.theme.suggest("light");
    expect([ui.theme.name, storage.get("theme")]).toEqual(["dark", "dark"]);
  });
});

describe("the screen", () => {
  it("opens dialogs over each other, each name once", () => {
    const ui = new UiStore(fakeStorage());
    ui.openDialog("login");
    ui.openDialog("notice", { title: "a" });
    ui.openDialog("login");
    expect(ui.dialogs.map(({ name }) => name)).toEqual(["notice", "login"]);
    ui.closeDialog();
    expect(ui.dialog).toEqual({ name: "notice", args: { title: "a" } });
    ui.closeDialog("nothing");
    ui.closeAllDialogs();
    expect(ui.dialog).toBeNull();
  });

  it("shows a storm of equal messages as one", () => {
    const ui = new UiStore(fakeStorage());
    const ids = [
      ui.toasts.add("down", "negative"),
      ui.toasts.add("down", "negative"),
      ui.toasts.add("down", "positive"),
    ];
    expect(new Set(ids).size).toBe(2);
    ui.toasts.remove(ids[0] ?? 0);
    expect(ui.toasts.list).toHaveLength(1);
  });

  it("shows what can be taken back by a message of its own, and withdraws it", () => {
    const ui = new UiStore(fakeStorage());
    const undo = async () => ({ ok: true }) as const;
    const add = (...more: [typeof undo?]) => ui.toasts.add("deleted", "positive", ...more);
    expect(new Set([add(), add(undo), add(undo), add()]).size).toBe(3);
    ui.toasts.withdrawOffers();
    expect(ui.toasts.list).toHaveLength(1);
  });

  it("asks one question at a time; one that is pushed aside is answered with no", async () => {
    const ui = new UiStore(fakeStorage());
    const words = { title: "t", body: "b", submit: "s", cancel: "c", danger: false };
    const first = ui.questions.ask(words);
    const second = ui.questions.ask(words);
    expect(await first).toBe(false);
    ui.questions.open?.answer(true);
    expect([await second, ui.questions.open]).toEqual([true, null]);
  });

  it("stays covered until everything that covers it is done", () => {
    const ui = new UiStore(fakeStorage());
    const [one, two] = [ui.cover(), ui.cover()];
    one();
    one();
    expect(ui.isCovered).toBe(true);
    two();
    expect(ui.isCovered).toBe(false);
  });
});

describe("texts", () => {
  const textsOf = (language: string) => ({ language, tag: language }) as LanguageTexts;
  const context = { overrides: {}, currency: "USD" };

  it("[LANG-04] change by the visitor's choice, which is remembered under both keys", async () => {
    const storage = fakeStorage();
    const texts = new TextStore({ load: async (language) => textsOf(language) }, storage);
    await texts.show("KM", context);
    await texts.choose("EN");
    expect([texts.language, storage.get("hisLang"), storage.get("lang")]).toEqual(["EN", "EN", "EN"]);
  });

  it("stay when the wished language cannot be loaded, and the wish is not remembered", async () => {
    const storage = fakeStorage();
    const load = vi.fn(async (language: string) => {
      if (language === "EN") throw new Error("network");
      return textsOf(language);
    });
    const texts = new TextStore({ load }, storage);
    await texts.show("KM", context);
    expect(await texts.choose("EN")).toBe(false);
    expect([texts.language, texts.state, storage.get("hisLang")]).toEqual([
      "KM",
      { status: "failed", language: "EN" },
      null,
    ]);
  });

  it("are those of the last wish, whichever comes last", async () => {
    const waiting = new Map<string, (texts: LanguageTexts) => void>();
    const texts = new TextStore(
      { load: (language) => new Promise((resolve) => waiting.set(language, resolve)) },
      fakeStorage(),
    );
    const shown = [texts.show("KM", context), texts.show("EN", context)];
    waiting.get("EN")?.(textsOf("EN"));
    await Promise.resolve();
    waiting.get("KM")?.(textsOf("KM"));
    await Promise.all(shown);
    expect(texts.language).toBe("EN");
  });
});

describe("a captcha", () => {
  it("is a picture or what the device found; of two only the last counts, and a failure leaves nothing to see", async () => {
    const getCaptcha = vi.fn<(mode: "image" | "work") => Promise<Answer<{ id: string; value: string }>>>();
    getCaptcha
      .mockResolvedValueOnce(good({ id: "1", value: "AAAA" }))
      .mockResolvedValueOnce(good({ id: "2", value: "A3F09" }))
      .mockResolvedValueOnce(down);
    const captcha = new CaptchaStore({ getCaptcha });
    await captcha.load("image");
    expect(captcha.read()).toEqual({ mode: "image", src: "data:image/png;base64,AAAA", answer: null, isBusy: false });
    await captcha.load("work");
    expect([captcha.view?.answer, captcha.id]).toEqual(["A3F09", "2"]);
    await captcha.useUp("2");
    expect(captcha).toMatchObject({ id: undefined, view: { mode: "work", src: null, answer: null, isBusy: false } });
  });
});

describe("a captcha that is asked for again", () => {
  const counting = () => {
    let asked = 0;
    let now = 0;
    const captcha = new CaptchaStore(
      { getCaptcha: async () => good({ id: `c${(asked += 1)}`, value: "AAAA" }) },
      () => now,
    );
    return { captcha, asked: () => asked, pass: (ms: number) => (now += ms) };
  };

  it("is fetched once, however many fields appear, also while it is on its way", async () => {
    const { captcha, asked } = counting();
    await Promise.all([captcha.ensure(), captcha.ensure(), captcha.ensure()]);
    await captcha.ensure();
    expect([asked(), captcha.id]).toEqual([1, "c1"]);
  });

  it("is fetched again when the one shown is too old to be sent, or could not be had", async () => {
    const { captcha, asked, pass } = counting();
    await captcha.ensure();
    pass(3 * 60_000);
    await captcha.ensure();
    expect(asked()).toBe(1);
    pass(2 * 60_000);
    await captcha.ensure();
    expect([asked(), captcha.id]).toEqual([2, "c2"]);
    const getCaptcha = vi.fn(async (): Promise<Answer<{ id: string; value: string }>> => down);
    const failing = new CaptchaStore({ getCaptcha });
    await failing.ensure();
    await failing.ensure();
    expect(getCaptcha).toHaveBeenCalledTimes(2);
  });

  it("is renewed only if it is the one that was sent, and begins anew after one was accepted", async () => {
    const { captcha, asked } = counting();
    await captcha.ensure();
    await captcha.useUp(undefined);
    await captcha.useUp("another");
    expect(asked()).toBe(1);
    await captcha.useUp("c1");
    expect([asked(), captcha.id]).toEqual([2, "c2"]);
    captcha.forget("c1");
    expect(captcha.id).toBe("c2");
    captcha.forget("c2");
    expect([captcha.view, captcha.id]).toEqual([undefined, undefined]);
  });
});

describe("the route", () => {
  it("is the browser's address; moving to where one is does nothing", () => {
    const route = new RouteStore();
    const moved: string[] = [];
    route.push("/before/there/was/a/router");
    route.use({
      push: (to) => moved.push(to),
      replace: (to) => moved.push(`! ${to}`),
      retreat: (to) => moved.push(`< ${to}`),
      back: (to) => moved.push(`- ${to}`),
    });
    route.arrive({ path: "/index", query: { centre: "personal" } });
    route.push("/index", { centre: "personal" });
    route.push("/index");
    route.replace("/login", { from: "a b&c" });
    route.retreat("/index", { centre: "personal" });
    route.retreat("/index");
    expect(moved).toEqual(["/before/there/was/a/router", "/index", "! /login?from=a+b%26c", "< /index"]);
  });

  it.each(["/", "/index", "/index?a=1&b=", "/x?q=%E1%9E%80"])("reads and writes %s", (address) => {
    expect(writeAddress(readAddress(address))).toBe(address);
  });
});
