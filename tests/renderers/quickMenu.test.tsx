import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createUiPort } from "#app/wiring/createUiPort.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import type { TextStore } from "#stores/TextStore.ts";
import { UiStore } from "#stores/UiStore.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { blockContext } from "./blockContext.ts";

const node = aNode({ kind: "menu", menu: "quick", variant: "quick", label: "shell.quickMenu" });

/** A visit with a browser that keeps `storage`, on a wide screen or a narrow one. */
function aVisit(storage: ReturnType<typeof fakeStorage>, isWide = true) {
  vi.stubGlobal("matchMedia", () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
  const given = aRenderingContext(blockContext());
  const port = createUiPort(new UiStore(storage), {} as TextStore);
  return { ...given, ui: { ...given.ui, isFolded: port.isFolded, fold: port.fold } };
}

describe("the quick menu", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it.each([
    [true, 1],
    [false, 0],
  ])("begins open where there is room beside the page (%s)", (isWide, open) => {
    renderNode(node, aVisit(fakeStorage(), isWide));
    expect(screen.queryAllByRole("button", { expanded: true })).toHaveLength(open);
  });

  it("stays folded on the next page and the next visit, and open again once it was unfolded", async () => {
    const storage = fakeStorage();
    const here = aVisit(storage);
    const first = renderNode(node, here);
    await userEvent.click(screen.getByRole("button", { expanded: true }));
    expect(screen.getByRole("button", { expanded: false })).toBeTruthy();
    first.unmount();
    const next = renderNode(node, here);
    expect(screen.getByRole("button", { expanded: false })).toBeTruthy();
    next.unmount();
    const later = renderNode(node, aVisit(storage));
    await userEvent.click(screen.getByRole("button", { expanded: false }));
    later.unmount();
    renderNode(node, aVisit(storage, false));
    expect(screen.getByRole("button", { expanded: true })).toBeTruthy();
  });

  it("is drawn ahead alike for every screen and every visitor: folded", () => {
    const drawn = [true, false].map((isWide) => {
      const context = aVisit(fakeStorage({ "folded.quick": "no" }), isWide);
      return renderToString(
        <RenderingProvider context={context}>
          <RenderNode node={node} document="page/one" pointer="/root" scope={context.scope} />
        </RenderingProvider>,
      );
    });
    expect(drawn[0]).toBe(drawn[1]);
    expect(drawn[0]).toContain('aria-expanded="false"');
  });
});
