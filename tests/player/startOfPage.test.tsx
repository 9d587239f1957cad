import { afterEach, describe, expect, it, vi } from "vitest";
import { createPlayer } from "#player/createPlayer.ts";
import { openSite } from "#player/wiring/openSite.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { aMember } from "../support/aMember.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

enforceActions();

const bundled = readBundledSite("ink");

/** What the platform answers to the start of a page. */
const values: Record<string, unknown> = {
  "/wps/system/permission": {
    maintenance: false,
    regionRestriction: false,
    info: {
      whitelabel: { modId: "ROOT", enabled: "1", childrenNodes: [] },
      register: bundled.rules.register,
      resources: [],
      customerService: [],
      location: { ip: "203.0.113.7", country: "KH" },
      settings: bundled.brand.settings,
    },
  },
  "/wps/system/countries": [{ countryCode: "KH", countryDialingCode: "855" }],
  "/wps/member/info": aMember(),
  "/wps/v2/wallets/balance": { sumBalance: 1_250, currency: "USD", version: 1 },
  "/wps/message/unread": 3,
  "/wps/agent/contract/consolidated": {},
};

interface Asked {
  path: string;
  query: string;
  headers: Headers;
  /** How many calls the page knew to be on their way. */
  active: number;
}

/** Starts the player's whole program, in front of a platform that notes what it is asked. */
async function start(before?: (player: ReturnType<typeof createPlayer>, asked: readonly Asked[]) => Promise<void>) {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname: path, search: query } = new URL(String(input), "https://play.example");
    // The stream of news is no call, and says nothing here.
    if (path === "/wps/system/revisions") return await new Promise<Response>(() => {});
    asked.push({ path, query, headers: new Headers(init?.headers), active: player.stores.ui.activity });
    const value = values[path];
    const body = { success: value !== undefined, value: value ?? null, message: null };
    return new Response(JSON.stringify(body), { status: value === undefined ? 404 : 200 });
  });
  const player = createPlayer({ platform: "", spare: bundled, loadBundled: async () => bundled, build: "test" });
  await before?.(player, asked);
  await player.stores.site.start();
  await openSite(player, 5_000);
  const of = (path: string) => asked.filter((one) => one.path === path);
  await vi.waitFor(() => expect(of("/wps/system/countries")).toHaveLength(1));
  return { ...player, asked, of };
}

afterEach(async () => {
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  localStorage.clear();
});

describe("the start of a page", () => {
  it("[BOOT-01] begins with the permission call by the page's host, for which every other call waits", async () => {
    sessionStorage.setItem("token", "token-of-before");
    let running: Promise<unknown> = Promise.resolve();
    const { asked } = await start(async ({ stores, loadCountries }, before) => {
      running = Promise.all([stores.balance.load(), stores.messages.load(), loadCountries()]);
      // Each has come as far as to wait for its turn.
      await vi.dynamicImportSettled();
      await vi.waitFor(() => expect(stores.ui.activity).toBe(3));
      expect(before).toEqual([]);
    });
    await running;
    expect(asked[0]).toMatchObject({ path: "/wps/system/permission", query: `?host=${location.hostname}` });
    expect(asked.map(({ path }) => path)).toEqual(
      expect.arrayContaining(["/wps/v2/wallets/balance", "/wps/message/unread", "/wps/system/countries"]),
    );
  });

  it("[SHELL-10] knows of each call that is on its way, and that none is any more", async () => {
    const { asked, stores } = await start();
    expect(asked.length).toBeGreaterThan(1);
    expect(asked.filter(({ active }) => active < 1)).toEqual([]);
    await vi.waitFor(() => expect(stores.ui.activity).toBe(0));
  });

  it("[BOOT-05] fetches the countries, and the member where the tab's storage has a token", async () => {
    sessionStorage.setItem("token", "token-of-before");
    const { of, stores } = await start();
    expect(of("/wps/member/info").map(({ headers }) => headers.get("token"))).toEqual(["token-of-before"]);
    expect(stores.session).toMatchObject({ isLoggedIn: true, member: { account: aMember().account } });
  });

  it("[BOOT-05] fetches the countries of a visitor too, and no member", async () => {
    const { of, stores } = await start();
    expect(of("/wps/member/info")).toEqual([]);
    expect(stores.session.state.status).toBe("visitor");
  });

  it("[CALL-01] sends Khmer as the language until another is shown, and the token with what is the member's alone", async () => {
    sessionStorage.setItem("token", "token-1");
    const { asked, of, stores } = await start();
    expect(new Set(asked.map(({ headers }) => headers.get("language")))).toEqual(new Set(["KM"]));
    await vi.waitFor(() => expect(of("/wps/message/unread")).toHaveLength(1));
    const tokenOf = (path: string) => of(path).map(({ headers }) => headers.get("token"));
    expect(["/wps/v2/wallets/balance", "/wps/message/unread"].map(tokenOf)).toEqual([["token-1"], ["token-1"]]);
    expect(["/wps/system/permission", "/wps/system/countries"].map(tokenOf)).toEqual([[null], [null]]);
    await stores.texts.choose("EN");
    await stores.balance.load();
    expect(of("/wps/v2/wallets/balance").at(-1)?.headers.get("language")).toBe("EN");
  });
});
