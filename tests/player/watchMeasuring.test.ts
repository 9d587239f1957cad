import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Layout } from "#contracts/config.ts";
import type { PlayerSite } from "#player/site/PlayerSite.ts";
import { watchMeasuring } from "#player/measure/watchMeasuring.ts";
import { declaredState } from "#rendering/documentScope.ts";
import type { SiteStore } from "#stores/SiteStore.ts";
import { fakePlayer } from "#tests/support/fakePlayer.ts";

const shell = JSON.parse(readFileSync("layouts/shell.json", "utf8")) as Layout;
const state = declaredState("shell", shell);

/** A player of a site whose brand has this account of statistics. */
async function aVisit(gtagId: string) {
  const sent: { url: string; body: { events: { name: string; page?: string }[] } }[] = [];
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  vi.stubGlobal("fetch", async (url: string, { body }: { body: string }) => {
    sent.push({ url, body: JSON.parse(body) });
    return { status: 200 };
  });
  const { stores } = await fakePlayer("/index");
  const compiled = {
    brand: { name: "Ink", analytics: { gtagId } },
    paths: {},
    layouts: { shell, "page/rng": {}, "page/index": {} },
  };
  stores.site = { compiled, isWhole: true } as unknown as SiteStore<PlayerSite>;
  stores.states.open(state);
  watchMeasuring({ stores, platform: "https://platform.example" });
  const agree = async (isOn: boolean) => {
    stores.states.write(state, "measuring", isOn);
    await vi.dynamicImportSettled();
  };
  const hide = () => {
    Object.assign(document, { visibilityState: "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  return { stores, sent, agree, hide };
}

describe("a visit is counted", () => {
  afterEach(() => void vi.unstubAllGlobals());

  it("[BOOT-06] from when its visitor agrees, by the keys of pages, until they do so no longer", async () => {
    const { stores, sent, agree, hide } = await aVisit("G-ABC123");
    hide();
    await agree(true);
    stores.route.push("/rng", { page: "NAGA" });
    hide();
    expect(sent.map(({ url }) => url)).toEqual(["https://platform.example/wps/system/measures"]);
    expect(sent[0]?.body.events).toMatchObject([
      { name: "page_view", page: "index" },
      { name: "page_view", page: "rng" },
    ]);
    expect(JSON.stringify(sent)).not.toContain("NAGA");
    await agree(false);
    stores.route.push("/index", {});
    hide();
    expect(sent).toHaveLength(1);
  });

  it("[BOOT-06] never where the brand has no gtagId", async () => {
    const { stores, sent, agree, hide } = await aVisit("");
    await agree(true);
    stores.route.push("/rng", {});
    hide();
    expect(sent).toEqual([]);
  });
});
