import { observable, runInAction } from "mobx";
import { expect, it, vi } from "vitest";
import { createRegistry, type Renderer } from "#engine/index.ts";
import { kindIs } from "#engine/Match.ts";
import { openDocument } from "#engine/openDocument.ts";
import { makeReady } from "#player/session/makeReady.ts";

const go = (to: unknown) => ({ kind: "button", label: "lobby.find", action: { do: "navigate", to } });
const pages: Record<string, ReturnType<typeof openDocument>> = {
  "page/rng": openDocument(
    {
      root: {
        kind: "stack",
        children: [
          {
            kind: "button",
            label: "lobby.find",
            action: { do: "requireLogin", then: [{ do: "navigate", to: "/game" }] },
          },
          go({ bind: "/route/path" }),
          go("/gone"),
        ],
      },
    },
    "page/rng",
  ),
  "page/game": openDocument(
    { root: { kind: "stack", children: [{ kind: "frame", label: "lobby.find", src: "https://games.example/" }] } },
    "page/game",
  ),
  "page/other": openDocument(
    { root: { kind: "stack", children: [{ kind: "video", src: "/a.mp4", label: "lobby.find" }] } },
    "page/other",
  ),
};

const loaded: string[] = [];
const inChunk = (kind: "frame" | "video"): Renderer => ({
  name: kind,
  match: kindIs(kind),
  component: () => null,
  chunk: {
    module: kind,
    load: async () => {
      loaded.push(kind);
      throw new Error("no network");
    },
  },
});
const plain = (kind: "stack" | "button"): Renderer => ({ name: kind, match: kindIs(kind), component: () => null });
const opened: string[] = [];

it("loads what draws the pages that a page leads to once somebody touches it, once, and survives a dead network", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (work(), 1));
  const current = observable.box("page/rng");
  makeReady({
    documents: { open: (key) => (opened.push(key), pages[key]), current: () => current.get() },
    registry: createRegistry([inChunk("frame"), inChunk("video"), plain("stack"), plain("button")]),
  });
  // A page that moves below a pointer, or takes the focus itself, was touched by nobody.
  dispatchEvent(new Event("focusin"));
  dispatchEvent(new Event("pointerover"));
  vi.advanceTimersByTime(5_000);
  expect(opened).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(0);
  expect(loaded).toEqual(["frame"]);
  expect(opened).toContain("page/game");
  dispatchEvent(new Event("pointermove"));
  dispatchEvent(new Event("keydown"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(loaded).toEqual(["frame"]);
  // A page that has just come is left alone: what it shows comes first.
  runInAction(() => current.set("page/lobby"));
  dispatchEvent(new Event("pointermove"));
  vi.advanceTimersByTime(1_499);
  expect(opened).not.toContain("page/lobby");
  vi.advanceTimersByTime(1);
  expect(opened).toContain("page/lobby");
  runInAction(() => current.set("page/other"));
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(1_500);
  // It leads nowhere, so there is nothing to load.
  expect(loaded).toEqual(["frame"]);
  vi.useRealTimers();
});

it("leaves a press alone with what it leads to, and makes the others ready later", () => {
  vi.useFakeTimers();
  const idle: (() => void)[] = [];
  vi.stubGlobal("requestIdleCallback", (work: () => void) => idle.push(work));
  const passIdle = () => {
    for (const work of idle.splice(0)) work();
  };
  const places = ["/first", "/second"];
  const root = openDocument({ root: { kind: "stack", children: places.map(go) } }, "page/start");
  const seen: string[] = [];
  makeReady({
    documents: {
      open: (key) => (seen.push(key), key === "page/start" ? root : undefined),
      current: () => "page/start",
    },
    registry: createRegistry([plain("stack"), plain("button")]),
  });
  vi.advanceTimersByTime(2_000);
  dispatchEvent(new Event("pointerdown"));
  vi.advanceTimersByTime(0);
  passIdle();
  expect(seen).toEqual(["page/start", "page/first"]);
  dispatchEvent(new Event("click"));
  passIdle();
  vi.advanceTimersByTime(1_499);
  passIdle();
  expect(seen).not.toContain("page/second");
  vi.advanceTimersByTime(1);
  passIdle();
  expect(seen).toContain("page/second");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
