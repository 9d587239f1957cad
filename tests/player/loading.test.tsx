import { act, render, screen } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
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
  return { stores, container, bar: () => container.querySelector(".activity")?.getAttribute("data-active") };
}

describe("[SHELL-10] what is loading", () => {
  it("is a bar over the page while any call is on its way, and until the last one is back", async () => {
    const { stores, bar } = await drawApp();
    expect(screen.getByText("the page")).toBeTruthy();
    const seen = [bar()];
    for (const change of [1, 1, -1, -1] as const) {
      act(() => stores.ui.changeActivity(change));
      seen.push(bar());
    }
    expect(seen).toEqual(["false", "true", "true", "true", "false"]);
  });

  it("is seen by this bar alone where it is on", () => {
    const sheet = readFileSync("src/app/app.css", "utf8");
    expect(sheet).toMatch(/\.activity \{[^}]*opacity: 0;/);
    expect(sheet).toMatch(/\.activity\[data-active="true"\] \{[^}]*opacity: 1;/);
    expect(sheet).toMatch(/\.cover \{\s*position: fixed;\s*inset: 0;/);
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
