import { act, render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { App } from "#player/hosts/App.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { fakePlayer } from "../support/fakePlayer.ts";

const shell = { title: "Shell", root: { kind: "text", text: "the page" } };

async function drawApp() {
  const { stores } = await fakePlayer();
  stores.site = { state: { status: "ready" }, system: "normal" } as typeof stores.site;
  const rendering = aRenderingContext({ layouts: { shell } });
  const { container } = render(
    <RenderingProvider context={rendering}>
      <App player={{ stores, rendering, reload: async () => undefined }} />
    </RenderingProvider>,
  );
  return { stores, container, bar: () => container.querySelector(".activity") !== null };
}

describe("[SHELL-10] what is loading", () => {
  afterEach(() => void vi.useRealTimers());

  it("is a bar over the page once any call is on its way for 400 ms, and until the last one is back", async () => {
    const { stores, bar } = await drawApp();
    vi.useFakeTimers();
    const after = (ms: number, ...changes: (1 | -1)[]) => {
      act(() => void vi.advanceTimersByTime(ms));
      for (const change of changes) act(() => stores.ui.changeActivity(change));
      return bar();
    };
    expect(screen.getByText("the page")).toBeTruthy();
    expect([after(0, 1), after(399, 1, -1), after(1), after(50, 1, -1), after(50, -1)]).toEqual([
      false,
      false,
      true,
      true,
      false,
    ]);
  });

  it("is not told of a quick call, which draws nothing", async () => {
    const { stores, container, bar } = await drawApp();
    vi.useFakeTimers();
    const watcher = new MutationObserver(() => undefined);
    watcher.observe(container, { attributes: true, childList: true, subtree: true });
    for (const change of [1, -1, 1] as const) {
      act(() => stores.ui.changeActivity(change));
      act(() => void vi.advanceTimersByTime(399));
    }
    act(() => stores.ui.changeActivity(-1));
    act(() => void vi.advanceTimersByTime(1000));
    expect(watcher.takeRecords()).toEqual([]);
    expect(bar()).toBe(false);
  });

  it("covers all of the page with the cover", () => {
    expect(readFileSync("src/app/app.css", "utf8")).toMatch(/\.cover \{\s*position: fixed;\s*inset: 0;/);
  });

  it("covers the page while a login is under way, says so, and goes with the last that asked for it", async () => {
    const { stores, container } = await drawApp();
    const cover = () => container.querySelector(".cover[role=status]")?.textContent;
    expect(cover()).toBeUndefined();
    let uncover = [() => {}, () => {}];
    act(() => void (uncover = [stores.ui.cover(), stores.ui.cover()]));
    expect(cover()).toBe("Logging in…");
    act(() => uncover[0]?.());
    expect(cover()).toBe("Logging in…");
    act(() => uncover[1]?.());
    expect(cover()).toBeUndefined();
  });
});
