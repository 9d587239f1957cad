import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { App } from "#player/hosts/App.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { aTranslate } from "../support/aTranslate.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts } = compileSite(bundled, bundled);
afterEach(cleanup);

/** Draws the bundled site as it stands. */
async function drawApp(system: string) {
  const { stores } = await fakePlayer();
  stores.site = { state: { status: "ready" }, system } as typeof stores.site;
  const rendering = aRenderingContext({
    layouts,
    translate: aTranslate(),
    roots: { location: () => ({ ip: "203.0.113.7", country: "KH" }), route: () => ({ path: "/index" }) },
  });
  render(
    <RenderingProvider context={rendering}>
      <App player={{ stores, rendering, reload: async () => undefined }} />
    </RenderingProvider>,
  );
}

describe("a site that is closed", () => {
  it("[BOOT-03] is one page that says it is under maintenance, and nothing else", async () => {
    await drawApp("maintenance");
    expect(screen.getByRole("heading", { level: 1, name: "We are setting the tables" })).toBeTruthy();
    expect([screen.queryByRole("banner"), screen.queryByRole("contentinfo")]).toEqual([null, null]);
    expect(screen.queryByText(/203\.0\.113\.7/)).toBeNull();
  });

  it("[BOOT-04] is one page that tells a visitor from elsewhere the address seen, and nothing else", async () => {
    await drawApp("regionBlocked");
    expect(screen.getByText("203.0.113.7")).toBeTruthy();
    expect([screen.queryByRole("banner"), screen.queryByRole("contentinfo")]).toEqual([null, null]);
  });

  it("[BOOT-03] [BOOT-04] is neither of them while it is open", async () => {
    await drawApp("normal");
    expect(screen.getByRole("banner")).toBeTruthy();
    expect(screen.queryByText("We are setting the tables")).toBeNull();
  });
});
