import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { autorun } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { enforceActions } from "#stores/enforceActions.ts";
import { openSlots, slotsBrand, slotsFrom } from "#tests/support/openSlots.tsx";

enforceActions();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const tab = (name: string) => screen.getByRole("tab", { name });
const listed = () =>
  within(screen.getByRole("list", { name: "Games" }))
    .getAllByRole("button", { name: /^Play/ })
    .map((button) => button.getAttribute("aria-label"));
const arrows = () => screen.queryAllByRole("button", { name: /^(Back|Further)$/ });

describe("the page of slots", () => {
  it("[RNG-01] has a tab for each vendor, and arrows once there are more than nine", async () => {
    await openSlots({ vendors: 9 });
    expect(screen.getAllByRole("tab", { name: /^Vendor/ })).toHaveLength(9);
    expect(arrows()).toHaveLength(0);
    cleanup();
    const { calls, stores } = await openSlots({ vendors: 10 });
    expect(screen.getAllByRole("tab", { name: /^Vendor/ })).toHaveLength(10);
    expect(arrows()).toHaveLength(2);
    await press(tab("Vendor 10"));
    expect(tab("Vendor 10").getAttribute("aria-selected")).toBe("true");
    expect(stores.route.route.query).toEqual({ page: "V10" });
    expect(calls("listGames").at(-1)).toMatchObject({ vassalage: "V10", pageNo: 1 });
  });

  it("[RNG-02] lists all, hot, saved and recent games: hot only where there are any, saved only for who is logged in", async () => {
    const visitor = await openSlots({ hot: [] });
    expect(screen.queryByRole("tab", { name: "Hot games" })).toBeNull();
    expect(screen.queryByRole("tab", { name: "Saved games" })).toBeNull();
    await press(tab("Recent games"));
    expect([visitor.stores.ui.dialog?.name, visitor.calls("listRecentGames")]).toEqual(["login", []]);
    cleanup();
    const { last, stores } = await openSlots({ isReal: true });
    expect([stores.route.route.query["list"], last("listGames")?.["gameType"]]).toEqual([undefined, "RNG"]);
    await press(await screen.findByRole("tab", { name: "Hot games" }));
    await vi.waitFor(() => expect(listed()).toEqual(["Play Game 90"]));
    expect(stores.route.route.query["list"]).toBe("hot");
    await press(tab("Saved games"));
    expect(stores.route.route.query["list"]).toBe("fav");
    await vi.waitFor(() => expect(listed()).toEqual(["Play Game 2"]));
    await press(tab("Recent games"));
    expect(stores.route.route.query["list"]).toBe("recent");
    await vi.waitFor(() => expect(listed()).toEqual(["Play Game 70"]));
    const names = screen.getAllByRole("tab", { name: /games$/ }).map(({ textContent }) => textContent);
    expect(names).toEqual(["All games", "Hot games", "Saved games", "Recent games"]);
  });

  it("lets members press what is under maintenance, since some are let in, and nobody what is not open yet", async () => {
    const answer = () => ({
      games: [
        { ...slotsFrom(1, 1)[0], status: "maintenance" },
        { ...slotsFrom(2, 1)[0], status: "soon" },
      ],
      totalPages: 1,
    });
    const closed = async () => {
      const list = within(await screen.findByRole("list", { name: "Games" }));
      return list.getAllByRole("button", { name: /^Play/ }).map(({ ariaDisabled }) => ariaDisabled);
    };
    await openSlots({ lists: answer });
    expect(await closed()).toEqual(["true", "true"]);
    cleanup();
    const { stores } = await openSlots({ isReal: true, lists: answer });
    expect(await closed()).toEqual([null, "true"]);
    await press(screen.getByRole("button", { name: "Play Game 1" }));
    expect(stores.route.route).toMatchObject({ path: "/game", query: { vendor: "V1", game: "game-1" } });
  });

  it("[RNG-03] searches 500 ms after the last key and only where something changed, by class, bingo with TY, and by least stake", async () => {
    const { calls, last } = await openSlots({
      lists: ({ pageNo }) => ({ games: slotsFrom(pageNo === 2 ? 3 : 1, 2), totalPages: 2 }),
    });
    await screen.findByRole("list", { name: "Games" });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const field = screen.getByRole("searchbox", { name: "Find a game by its name" });
    const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
    const before = calls("listGames").length;
    fireEvent.change(field, { target: { value: "dra" } });
    await wait(499);
    fireEvent.change(field, { target: { value: "drag" } });
    await wait(499);
    expect(calls("listGames")).toHaveLength(before);
    await wait(1);
    expect(calls("listGames").slice(before)).toMatchObject([{ gameName: "drag", pageNo: 1, pageSize: 15 }]);
    fireEvent.change(field, { target: { value: "drago" } });
    fireEvent.change(field, { target: { value: "drag" } });
    await wait(2_000);
    expect(calls("listGames")).toHaveLength(before + 1);
    vi.useRealTimers();
    const classes = { "Scratch cards": "SC", "Video poker": "VP", Jackpot: "JP", "Table games": "TG", Arcade: "AC" };
    for (const [name, gameClassify] of Object.entries(classes)) {
      await press(screen.getByRole("button", { name }));
      expect(last("listGames")).toMatchObject({ gameClassify });
    }
    // These classes and least stakes, and no others; hearts of games have a label of their own.
    const stakes = ["0.01", "0.05", "0.1", "0.5", "0.75"];
    const filters = screen.getAllByRole("button").filter((one) => one.ariaPressed !== null && one.ariaLabel === null);
    expect(filters.map(({ textContent }) => textContent)).toEqual([
      "All",
      ...Object.keys(classes),
      "All",
      ...stakes.map((amount) => `From ${amount}`),
    ]);
    await press(screen.getAllByRole("button", { name: "All" })[0] as HTMLElement);
    expect(last("listGames")?.["gameClassify"]).toBeUndefined();
    for (const amount of stakes) {
      await press(screen.getByRole("button", { name: `From ${amount}` }));
      expect(last("listGames")).toMatchObject({ minBet: amount });
    }
    await press(screen.getAllByRole("button", { name: "All" }).at(-1) as HTMLElement);
    expect(last("listGames")?.["minBet"]).toBeUndefined();
    expect(screen.queryByRole("button", { name: "Bingo" })).toBeNull();
    await press(screen.getByRole("button", { name: /more/i }));
    expect(last("listGames")).toMatchObject({ pageNo: 2, pageSize: 15 });
    await vi.waitFor(() => expect(listed()).toEqual([1, 2, 3, 4].map((number) => `Play Game ${number}`)));
    cleanup();
    const other = await openSlots({ languages: ["EN", "TY"] });
    await press(screen.getByRole("button", { name: "Bingo" }));
    expect(other.last("listGames")).toMatchObject({ gameClassify: "BG" });
  });

  it("[RNG-04] begins at page 1 of 15 with more to come, and without the other filters, at each change; hot is one page", async () => {
    const { calls, last, stores } = await openSlots({ query: { page: "V1", gameClassify: "JP" }, isReal: true });
    const more = () => screen.findByRole("button", { name: /more/i });
    const begins = { pageNo: 1, pageSize: 15 };
    await press(await more());
    expect(last("listGames")).toMatchObject({ pageNo: 2, gameClassify: "JP" });
    await vi.waitFor(() => expect(screen.queryByRole("button", { name: /more/i })).toBeNull());
    await press(screen.getByRole("button", { name: "From 0.05" }));
    expect(stores.route.route.query).toEqual({ page: "V1", minBet: "0.05" });
    expect(last("listGames")).toMatchObject({ ...begins, vassalage: "V1", minBet: "0.05" });
    expect(last("listGames")?.["gameClassify"]).toBeUndefined();
    await more();
    await press(screen.getByRole("button", { name: "Arcade" }));
    expect(stores.route.route.query).toEqual({ page: "V1", gameClassify: "AC" });
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "naga" } });
    await act(async () => void fireEvent.keyDown(field, { key: "Enter" }));
    expect(stores.route.route.query).toEqual({ page: "V1", name: "naga" });
    expect(last("listGames")).toMatchObject({ ...begins, gameName: "naga" });
    await more();
    // What was searched for is gone from the field as well.
    await press(screen.getByRole("button", { name: "Jackpot" }));
    expect(stores.route.route.query).toEqual({ page: "V1", gameClassify: "JP" });
    expect(last("listGames")).toMatchObject({ ...begins, gameClassify: "JP" });
    expect([last("listGames")?.["gameName"], (screen.getByRole("searchbox") as HTMLInputElement).value]).toEqual([
      undefined,
      "",
    ]);
    // Another vendor, and another list, begin without what narrowed the one before.
    await press(tab("Vendor 2"));
    expect(stores.route.route.query).toEqual({ page: "V2" });
    expect(last("listGames")).toMatchObject({ ...begins, vassalage: "V2" });
    expect(last("listGames")?.["gameClassify"]).toBeUndefined();
    await press(screen.getByRole("button", { name: "From 0.5" }));
    await press(tab("Vendor 1"));
    expect(stores.route.route.query).toEqual({ page: "V1" });
    await press(screen.getByRole("button", { name: "Arcade" }));
    await press(await screen.findByRole("tab", { name: "Hot games" }));
    expect(stores.route.route.query).toEqual({ page: "V1", list: "hot" });
    const asked = calls("listHotGames").length;
    await vi.waitFor(() => expect(listed()).toEqual(["Play Game 90"]));
    expect([screen.queryByRole("button", { name: /more/i }), calls("listHotGames").length]).toEqual([null, asked]);
    await press(tab("Vendor 2"));
    expect(stores.route.route.query).toEqual({ page: "V2" });
    expect(last("listGames")).toMatchObject({ ...begins, vassalage: "V2" });
    await more();
  });

  it("[RNG-05] asks each list with the fields that the specification names", async () => {
    const query = { page: "V1", gameClassify: "JP", name: "x", minBet: "0.05" };
    const { last } = await openSlots({ query, isReal: true });
    await screen.findByRole("list", { name: "Games" });
    const platform = "flash,html5-desktop";
    const paged = { clientType: 3, language: "EN", pageNo: 1, pageSize: 15 };
    expect(last("listGames")).toEqual({
      clientType: 3,
      platform,
      channel: slotsBrand.platform,
      merchant: slotsBrand.merchantCode,
      gameType: "RNG",
      vassalage: "V1",
      gameClassify: "JP",
      gameName: "x",
      minBet: "0.05",
      minLineNum: 0,
      pageNo: 1,
      pageSize: 15,
      language: "EN",
    });
    expect(last("listHotGames")).toEqual({
      merchantCode: slotsBrand.merchantCode,
      isPlatform: 2,
      vassalage: "V1",
      platform,
      language: "EN",
    });
    await press(tab("Saved games"));
    expect(last("listFavouriteGames")).toEqual({ ...paged, platform, gameType: "RNG", vassalage: "V1" });
    expect(last("listFavouriteIds")).toEqual({ clientType: 3 });
    await press(tab("Recent games"));
    expect(last("listRecentGames")).toEqual({ ...paged, vassalage: "V1" });
  });

  it("[RNG-06] saves a game and takes it off by its id as a string, its vendor and its category, under a cover while that lasts", async () => {
    const { last, calls, stores } = await openSlots({
      isReal: true,
      // A platform that counts.
      ids: (saved) => saved.map(Number),
      lists: () => ({ games: slotsFrom(1, 3).map((one) => ({ ...one, nodeId: Number(one.nodeId) })), totalPages: 1 }),
    });
    const heart = (number: number) => screen.findByRole("button", { name: `Save Game ${number}` });
    expect((await heart(2)).getAttribute("aria-pressed")).toBe("true");
    expect((await heart(1)).getAttribute("aria-pressed")).toBe("false");
    const covers: number[] = [];
    const stop = autorun(() => covers.push(stores.ui.covers));
    await press(await heart(1));
    await vi.waitFor(() => expect(last("toggleFavourite")).toEqual({ nodeId: "1", vendor: "V1", gameType: "RNG" }));
    await vi.waitFor(async () => expect((await heart(1)).getAttribute("aria-pressed")).toBe("true"));
    expect(covers).toEqual([0, 1, 0]);
    stop();
    await press(await heart(1));
    await vi.waitFor(async () => expect((await heart(1)).getAttribute("aria-pressed")).toBe("false"));
    expect(calls("toggleFavourite")).toHaveLength(2);
  });
});
