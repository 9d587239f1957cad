import { act, render, screen } from "@testing-library/react";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { createDocuments } from "#rendering/createDocuments.ts";
import { valueOf } from "#rendering/documentScope.ts";
import type { DataTabs } from "../../src/player/session/shareData.ts";
import { aRenderingContext } from "./aRenderingContext.ts";
import { aLogin, aMember } from "./aMember.ts";
import { fakePlayer } from "./fakePlayer.ts";
import { good } from "./fakeSession.ts";
import { readBundledSite } from "./readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, brand } = compileSite(bundled, bundled);
/** The brand of the page. */
export const slotsBrand = brand;
const vendor = (number: number) => ({
  vassalage: `V${number}`,
  gameType: "RNG",
  displayName: `Vendor ${number}`,
  smallIcon: "",
  isHot: 0,
});
/** A game with the specification's fields alone. */
export const slot = (number: number) => ({
  nodeId: String(number),
  gameCode: `game-${number}`,
  displayName: `Game ${number}`,
  vassalage: "V1",
  gameType: "RNG",
});
/** So many of them, by their numbers. */
export const slotsFrom = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => slot(from + place));

/** Who looks, and what the platform answers. */
export interface SlotsLook {
  query?: Record<string, string>;
  vendors?: number;
  isReal?: boolean;
  languages?: readonly string[];
  hot?: readonly object[];
  lists?: (params: Readonly<Record<string, unknown>>) => Promise<unknown> | unknown;
  /** How the platform writes the ids of saved games. */
  ids?: (saved: readonly string[]) => readonly unknown[];
  /** The other tabs of the browser. */
  tabs?: DataTabs;
}

/** The page of slots over the player's real stores and verbs, on a platform that knows the specification's calls alone. */
export async function openSlots({
  query = {},
  vendors = 3,
  isReal = false,
  languages = ["EN"],
  hot = [slot(90)],
  lists,
  ids = (own) => own,
  tabs,
}: SlotsLook = {}) {
  const player = await fakePlayer("/rng", tabs && { tabs });
  const { stores, answer } = player;
  stores.route.push("/rng", query);
  const asked: { call: string; params: Readonly<Record<string, unknown>> }[] = [];
  const saved = new Set(["2"]);
  answer.mockImplementation(async (call, params = {}) => {
    asked.push({ call, params });
    if (call === "listVendors")
      return good({
        lanes: [{ gameCategory: "RNG", vendors: Array.from({ length: vendors }, (_, at) => vendor(at + 1)) }],
      });
    if (call === "listGames") return good(await (lists?.(params) ?? { games: slotsFrom(1, 2), totalPages: 2 }));
    if (call === "listHotGames") return good({ list: hot });
    if (call === "listFavouriteIds") return good({ list: ids([...saved]) });
    if (call === "listFavouriteGames")
      return good({ content: [...saved].map((id) => slot(Number(id))), totalPages: 1 });
    if (call === "listRecentGames") return good({ list: [slot(70)], totalPages: 1 });
    if (call === "toggleFavourite") {
      const { nodeId } = params as { nodeId: string };
      if (!saved.delete(nodeId)) saved.add(nodeId);
      return good({ isFavourite: saved.has(nodeId) });
    }
    return good({});
  });
  const name = "page/rng";
  const open = createDocuments({ openLayout: openDocument, read: (key) => layouts[key], report: () => {} });
  const context = aRenderingContext({
    documents: { open, current: () => name },
    states: stores.states,
    roots: {
      session: () => ({ loggedIn: player.session.isLoggedIn, real: player.session.isReal }),
      route: () => stores.route.route,
      brand: () => ({ ...brand, settings: { ...brand.settings, languages } }),
      ui: () => ({ language: "EN" }),
      data: () => new Proxy({}, { get: (_, id) => valueOf(stores.data.find(String(id))) }),
    },
    data: createDataPort(stores.data, stores.texts),
    dispatch: player.dispatch as never,
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  await screen.findAllByRole("tab", { name: "All vendors" }, { timeout: 5_000 });
  if (isReal) {
    const one = { account: "player01" };
    player.port.login.mockResolvedValueOnce(good(aLogin({ ...one, username: "player01" })));
    player.port.getMemberInfo.mockResolvedValue(good(aMember(one)));
    await act(() =>
      player.dispatch({ do: "login" }, player.formScope({ username: "player01", password: "Secret#12" })),
    );
    await act(async () => stores.route.push("/rng", query));
  }
  const calls = (call: string) => asked.filter((one) => one.call === call).map(({ params }) => params);
  return { ...player, asked, calls, last: (call: string) => calls(call).at(-1) };
}
