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
  vi.stubGlobal("requestIdleCallback", (work: () => void) => (work(), 1));
  let current = "page/rng";
  makeReady({
    documents: { open: (key) => (opened.push(key), pages[key]), current: () => current },
    registry: createRegistry([inChunk("frame"), inChunk("video"), plain("stack"), plain("button")]),
  });
  expect(opened).toEqual([]);
  dispatchEvent(new Event("pointerdown"));
  expect(loaded).toEqual(["frame"]);
  expect(opened).toContain("page/game");
  dispatchEvent(new Event("focusin"));
  dispatchEvent(new Event("pointerover"));
  await Promise.resolve();
  expect(loaded).toEqual(["frame"]);
  current = "page/other";
  dispatchEvent(new Event("pointerdown"));
  // It leads nowhere, so there is nothing to load.
  expect(loaded).toEqual(["frame"]);
});
