import { describe, expect, it } from "vitest";
import { DataStore } from "#stores/DataStore.ts";
import { failure } from "#stores/failure.ts";
import { MessageStore } from "#stores/MessageStore.ts";
import { OperatorStore } from "#stores/OperatorStore.ts";
import { PreviewStore } from "#stores/PreviewStore.ts";
import { Questions } from "#stores/Questions.ts";
import { readAddress, RouteStore } from "#stores/RouteStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aSiteStore } from "../support/aSiteStore.ts";
import { fakeSession } from "../support/fakeSession.ts";
import { fakeStorage } from "../support/fakeStorage.ts";
import { aDraftPlatform, aDraftStore } from "./aDraft.ts";

// Buttons, timers and streams are given what a store does, and not the store.
describe("what a store does can be handed over alone", () => {
  it("by the theme, the screen and its questions", async () => {
    const ui = new UiStore(fakeStorage());
    const { openDialog, takeOver, drawIn } = ui;
    const { toggle } = ui.theme;
    expect(ui.isAsDrawn).toBe(false);
    drawIn("light");
    expect([ui.theme.name, ui.isAsDrawn]).toEqual(["light", true]);
    takeOver();
    openDialog("login");
    toggle();
    expect([ui.theme.name, ui.dialog?.name, ui.isAsDrawn]).toEqual(["dark", "login", false]);
    const questions = new Questions();
    const { ask } = questions;
    const said = { title: "Sure?", body: () => "Really?", submit: "Yes", cancel: null, danger: false };
    const first = ask(said);
    const second = ask(said);
    expect([await first, questions.open]).toMatchObject([
      false,
      { title: "Sure?", body: "Really?", submit: "Yes", cancel: null },
    ]);
    questions.open?.answer(true);
    expect([await second, questions.open]).toEqual([true, null]);
  });

  it("by the address", () => {
    const route = new RouteStore();
    const { arrive, push, use, setReturnTo } = route;
    const pushed: string[] = [];
    push("/help");
    use({ push: (address: string) => pushed.push(address) } as never);
    arrive({ path: "/help", query: { q: "a" } }, 3);
    push("/help", { q: "a" });
    setReturnTo("/deposit");
    expect([pushed, route.address, route.visit, route.returnTo]).toEqual([["/help"], "/help?q=a", 3, "/deposit"]);
    expect(readAddress("/a?b=c?d#e")).toEqual({ path: "/a", query: { b: "c?d" } });
    expect(readAddress("")).toEqual({ path: "", query: {} });
  });

  it("by messages, an operator and a preview", async () => {
    const messages = new MessageStore({ getUnreadCount: async () => ({ ok: true, value: 4 }) });
    const { load, set, clear } = messages;
    await load();
    expect(messages.unread).toBe(4);
    set(2);
    expect(messages.unread).toBe(2);
    clear();
    expect(messages.unread).toBeNull();

    const down = { ok: false, failure: failure("network", "network") } as const;
    const operator = new OperatorStore({ getConsoleSession: async () => down });
    await operator.load();
    expect([operator.state.status, operator.isOpen, operator.isSignedIn, operator.csrf]).toEqual([
      "failed",
      false,
      false,
      "",
    ]);

    const answers = [{ ok: true, value: { pages: [] } as never } as const, down];
    const preview = new PreviewStore({ previewDraft: async () => answers.shift() ?? down });
    const { load: look, clear: leave } = preview;
    expect(preview.state).toEqual({ status: "loading" });
    await look();
    expect(preview.state).toMatchObject({ status: "ready" });
    await look();
    expect(preview.state).toMatchObject({ status: "failed", failure: { kind: "network" } });
    leave();
    expect(preview.state).toEqual({ status: "loading" });
  });

  it("by a site, a session, a draft and data", async () => {
    const { site } = aSiteStore();
    const { start } = site;
    await start();
    expect(site.compiled).toBe("text of r1");

    const { session } = fakeSession();
    const { restore, logout } = session;
    await restore();
    expect([session.state.status, await logout()]).toEqual(["visitor", true]);

    const platform = aDraftPlatform({ a: 1 });
    const { store } = aDraftStore(platform);
    const { load, edit, flush } = store;
    await load();
    edit("/a", 2);
    await flush();
    expect(platform.site()).toEqual({ a: 2 });

    const asked: string[] = [];
    const data = new DataStore(
      { call: async (call) => (asked.push(call), { ok: true, value: asked.length }) },
      { every: () => () => {} },
    );
    const { watch, read, find, reloadAll, lengths } = data;
    expect([read("page", "a"), find("a"), lengths()]).toEqual([{ status: "idle" }, { status: "idle" }, []]);
    const leave = watch("page", "a", { call: "listA", params: {}, everyMs: 0 });
    await reloadAll();
    expect([read("page", "a"), find("a"), lengths()]).toMatchObject([{ status: "ready" }, { status: "ready" }, []]);
    leave();
  });
});
