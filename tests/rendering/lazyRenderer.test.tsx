import { act, fireEvent, render, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { existsSync } from "node:fs";
import { describe, expect, it } from "vitest";
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
