import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { loadChunks } from "#rendering/createChunk.ts";
import { drawStatically } from "#rendering/drawStatically.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { blockContext } from "#tests/renderers/blockContext.ts";
import written from "#tests/renderers/blocks.json" with { type: "json" };

/** What opens over a page is drawn by no server, and what sanitises HTML comes later to the browser. */
const elsewhere = ["dialog", "centre", "html"];
const blocks = (written as { kind: string }[]).filter(({ kind }) => !elsewhere.includes(kind));

/** A page of one block, looked at on a device whose clock says `now`. */
function pageOf(root: object, now: number) {
  const parts = blockContext();
  const layouts = { ...parts.layouts, "page/tried": { root } };
  return (
    <RenderingProvider context={aRenderingContext({ ...parts, layouts, now: () => now })}>
      <RenderDocument name="page/tried" />
    </RenderingProvider>
  );
}

beforeAll(() => loadChunks());
afterEach(() => vi.restoreAllMocks());

describe("a page that was drawn ahead", () => {
  it.each(blocks.map((node, place) => [node.kind, place, node] as const))(
    "is taken over without a mismatch where it has a %s (%d)",
    async (_, __, node) => {
      const drawnAt = Date.parse("2026-11-20T09:00:00Z");
      const root = document.body.appendChild(document.createElement("div"));
      root.innerHTML = drawStatically(() => renderToString(pageOf(node, drawnAt)));
      const faults: unknown[] = [];
      vi.spyOn(console, "error").mockImplementation((...words) => void faults.push(words));
      const onRecoverableError = (error: unknown) => void faults.push(error);
      const taken = await act(async () => hydrateRoot(root, pageOf(node, drawnAt + 3_600_000), { onRecoverableError }));
      expect(faults).toEqual([]);
      await act(async () => taken.unmount());
      root.remove();
    },
  );
});
