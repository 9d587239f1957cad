import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { existsSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ArrivingDialog } from "#renderers/ui/ArrivingDialog.tsx";
import { loadAgain } from "#rendering/loadAgain.ts";
import { ChunkError, createChunk, loadChunks } from "#rendering/createChunk.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { lazyRenderer } from "#rendering/lazyRenderer.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { renderers } from "#renderers/index.ts";
import { aRenderingContext, type ContextParts } from "../support/aRenderingContext.ts";

const divider = defineBlock({ kind: "divider", component: () => <hr className="own" /> });
const page = { root: { kind: "stack", children: [{ kind: "text", text: "before" }, { kind: "divider" }] } };

/** A chunk that comes, or fails, when the test says so. */
function aLateChunk(module: string) {
  const waiting: { come: () => void; fail: () => void }[] = [];
  const chunk = createChunk(module, () => {
    const { promise, resolve, reject } = Promise.withResolvers<{ divider: typeof divider }>();
    waiting.push({ come: () => resolve({ divider }), fail: () => reject(new Error("no network")) });
    return promise;
  });
  return { chunk, waiting };
}

function aLatePage(module: string, parts: ContextParts = {}) {
  const { chunk, waiting } = aLateChunk(module);
  const late = lazyRenderer({ kind: "divider" }, chunk, (content) => content.divider);
  const list = [...renderers.filter(({ match }) => match.kind !== "divider"), late];
  const context = aRenderingContext({ renderers: list, layouts: { "page/one": page }, ...parts });
  const screenOf = (
    <RenderingProvider context={context}>
      <RenderDocument name="page/one" />
    </RenderingProvider>
  );
  return { chunk, waiting, context, late, screen: screenOf };
}

describe("a renderer that comes with a chunk", () => {
  it("is loaded when a page that uses it is drawn, and the rest of the page does not wait", async () => {
    const { chunk, waiting, screen: tree } = aLatePage("a/drawn.ts");
    const { container } = await act(async () => render(tree));
    expect(screen.getByText("before")).toBeTruthy();
    expect(container.querySelector("hr")).toBeNull();
    expect(container.querySelector("[aria-busy]")).not.toBeNull();
    expect(waiting).toHaveLength(1);
    await act(async () => {
      waiting[0]?.come();
      await chunk.load();
    });
    expect(container.querySelector("hr.own")).not.toBeNull();
    expect(container.querySelector("[aria-busy]")).toBeNull();
  });

  it("is drawn at once where its chunk is there already, without a sign that flashes", async () => {
    const { waiting, screen: tree } = aLatePage("a/loaded.ts");
    const loaded = loadChunks(["a/loaded.ts", "of another build.ts"]);
    waiting[0]?.come();
    await loaded;
    const markup = renderToString(tree);
    expect(markup).toContain('<!--$--><hr class="own"/><!--/$-->');
    expect(waiting).toHaveLength(1);
  });

  it("leaves what a server has drawn as it is until its chunk is there, and takes it over then", async () => {
    const server = aLatePage("a/server.ts");
    const there = server.chunk.load();
    server.waiting[0]?.come();
    await there;
    const root = document.createElement("div");
    root.innerHTML = renderToString(server.screen);
    const drawn = root.querySelector("hr");
    const faults: unknown[] = [];
    const { chunk, waiting, screen: tree } = aLatePage("a/server.ts");
    const app = await act(async () => hydrateRoot(root, tree, { onRecoverableError: (fault) => faults.push(fault) }));
    expect(root.querySelector("hr")).toBe(drawn);
    await act(async () => {
      waiting[0]?.come();
      await chunk.load();
    });
    expect(root.querySelector("hr")).toBe(drawn);
    expect(faults).toEqual([]);
    await act(async () => app.unmount());
  });

  it("is asked for again after it could not be loaded", async () => {
    const { chunk, waiting } = aLateChunk("a/failing.ts");
    const first = chunk.load();
    expect(chunk.load()).toBe(first);
    waiting[0]?.fail();
    await expect(first).rejects.toThrow("no network");
    const second = chunk.load();
    waiting[1]?.come();
    expect(await second).toEqual({ divider });
    expect(chunk.read()).toEqual({ divider });
  });

  it("says where it could not be loaded, does not ask again by itself, and tries again when it is told to", async () => {
    const { chunk, waiting, context, screen: tree } = aLatePage("a/lost.ts");
    await act(async () => render(tree, { onCaughtError: () => {} }));
    const loading = chunk.load();
    await act(async () => {
      waiting[0]?.fail();
      await expect(loading).rejects.toThrow(ChunkError);
    });
    expect(screen.getByText("before")).toBeTruthy();
    expect(screen.getByRole("alert")).toBeTruthy();
    expect(waiting).toHaveLength(1);
    expect(context.problems).toEqual([
      { document: "a/lost.ts", pointer: "", reason: "a/lost.ts could not be loaded: no network" },
    ]);
    await act(async () => fireEvent.click(screen.getByRole("button")));
    expect(waiting).toHaveLength(2);
    await act(async () => {
      waiting[1]?.come();
      await chunk.load();
    });
    expect(screen.queryByRole("alert")).toBeNull();
    expect(document.querySelector("hr.own")).not.toBeNull();
  });

  it("is tried again by whoever opens anew what could not be loaded", async () => {
    const { chunk, waiting, screen: tree } = aLatePage("a/reopened.ts");
    const first = await act(async () => render(tree, { onCaughtError: () => {} }));
    const loading = chunk.load();
    await act(async () => {
      waiting[0]?.fail();
      await expect(loading).rejects.toThrow(ChunkError);
    });
    first.unmount();
    await act(async () => render(tree));
    await act(async () => {
      waiting[1]?.come();
      await chunk.load();
    });
    expect(document.querySelector("hr.own")).not.toBeNull();
  });

  it("costs its own node alone where it throws", async () => {
    const broken = defineBlock({
      kind: "divider",
      component: () => {
        throw new Error("out of ink");
      },
    });
    const chunk = createChunk("a/broken.ts", async () => ({ divider: broken }));
    await chunk.load();
    const late = lazyRenderer({ kind: "divider" }, chunk, (content) => content.divider);
    const list = [...renderers.filter(({ match }) => match.kind !== "divider"), late];
    const context = aRenderingContext({ renderers: list, layouts: { "page/one": page } });
    render(
      <RenderingProvider context={context}>
        <RenderDocument name="page/one" />
      </RenderingProvider>,
      { onCaughtError: () => {} },
    );
    expect(screen.getByText("before")).toBeTruthy();
    expect(context.problems.map(({ pointer, reason }) => `${pointer}: ${reason}`)).toEqual([
      '/root/children/1: Drawing "divider" failed: out of ink',
    ]);
  });

  it("names its chunk while it is drawn, so that a page drawn ahead can say what it needs", () => {
    const noted = new Set<string>();
    const notice = { kind: "notice", text: "of note", tone: "neutral" };
    const layouts = { "page/one": { root: { kind: "stack", children: [{ kind: "text", text: "x" }, notice] } } };
    const context = aRenderingContext({ layouts, noteChunk: (module) => noted.add(module) });
    renderToString(
      <RenderingProvider context={context}>
        <RenderDocument name="page/one" />
      </RenderingProvider>,
    );
    expect([...noted]).toEqual(["renderers/chunks/overlays.ts"]);
  });
});

describe("a chunk that hangs", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const wait = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  it("has a sign after a moment, and after a while a way to try again that asks for it once more", async () => {
    const { waiting, screen: tree } = aLatePage("a/hanging.ts");
    const { container } = await act(async () => render(tree));
    expect([screen.queryByRole("status"), screen.queryByRole("alert")]).toEqual([null, null]);
    await wait(400);
    expect(screen.getByRole("status").textContent).toBe("Loading…");
    await wait(7_600);
    expect(screen.getByRole("alert").textContent).toContain("This is taking longer than it should");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await wait(0);
    expect([waiting.length, screen.queryByRole("alert"), screen.getByRole("status").textContent]).toEqual([
      2,
      null,
      "Loading…",
    ]);
    await act(async () => waiting[1]?.come());
    expect(container.querySelector("hr.own")).not.toBeNull();
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("is drawn when it comes after all, whatever became of the second attempt", async () => {
    const { waiting, screen: tree } = aLatePage("a/slow.ts");
    const { container } = await act(async () => render(tree));
    await wait(8_000);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await act(async () => waiting[1]?.fail());
    expect(screen.queryByText("This could not be loaded")).toBeNull();
    await wait(8_000);
    expect(screen.getByRole("alert")).toBeTruthy();
    await act(async () => waiting[0]?.come());
    expect(container.querySelector("hr.own")).not.toBeNull();
  });

  it("says that it failed once every attempt has, and is asked for again by a press", async () => {
    const { waiting, screen: tree } = aLatePage("a/twice.ts");
    const { container } = await act(async () => render(tree, { onCaughtError: () => {} }));
    await wait(8_000);
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await act(async () => waiting.forEach(({ fail }) => fail()));
    expect(screen.getByRole("alert").textContent).toContain("This could not be loaded");
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Try again" })));
    await act(async () => waiting[2]?.come());
    expect(container.querySelector("hr.own")).not.toBeNull();
  });

  it("of a dialog says so in a dialog of that name, which can be closed", async () => {
    const { chunk, waiting } = aLateChunk("a/dialog.ts");
    const late = lazyRenderer({ kind: "dialog" }, chunk, (content) => content.divider, ArrivingDialog);
    const list = [...renderers.filter(({ match }) => match.kind !== "dialog"), late];
    const dialog = { root: { kind: "dialog", title: "login.title", children: [] } };
    const context = aRenderingContext({ renderers: list, layouts: { "dialog/one": dialog } });
    await act(async () =>
      render(
        <RenderingProvider context={context}>
          <RenderDocument name="dialog/one" />
        </RenderingProvider>,
        { onCaughtError: () => {} },
      ),
    );
    expect(screen.queryByRole("dialog")).toBeNull();
    await wait(400);
    const shown = screen.getByRole("dialog", { name: "Log in" });
    expect(shown.textContent).toContain("Loading…");
    fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(context.actions).toEqual([{ do: "closeDialog" }]);
    await act(async () => waiting[0]?.fail());
    expect(screen.getByRole("dialog", { name: "Log in" }).textContent).toContain("This could not be loaded");
  });

  it("is asked for under another address, since browsers keep the attempt under the first", async () => {
    const fetch = Object.assign(async () => ({}), { toString: () => '()=>p(()=>import("./nowhere-1234.js"),[1])' });
    await expect(loadAgain(fetch, 2)).rejects.toThrow(/nowhere-1234\.js\?again=2/);
    await expect(loadAgain(async () => "plainly", 2)).resolves.toBe("plainly");
  });
});

describe("the skin's chunks", () => {
  const late = renderers.flatMap((renderer) => (renderer.chunk ? [{ ...renderer, chunk: renderer.chunk }] : []));

  it("are more than a few", () => {
    expect(late.length).toBeGreaterThan(10);
  });

  it.each(late)("hold $name under the name and the match that the registry knows", async ({ name, match, chunk }) => {
    const own = await chunk.load();
    expect({ name: own.name, match: own.match.description, rank: own.match.rank }).toEqual({
      name,
      match: match.description,
      rank: match.rank,
    });
  });

  it.each([...new Set(late.map(({ chunk }) => chunk.module))])("are where they say: %s", (module) => {
    expect(existsSync(module)).toBe(true);
  });
});
