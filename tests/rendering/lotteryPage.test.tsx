import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { followMemberStates } from "#player/session/followMemberStates.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { storageKeys } from "#stores/storageKeys.ts";
import { aLogin, aMember } from "#tests/support/aMember.ts";
import { good } from "#tests/support/fakeSession.ts";
import { openPlayerPage, type PlayerLook } from "#tests/support/openPlayerPage.tsx";
import { watchOnce } from "#tests/support/watchOnce.ts";

enforceActions();
afterEach(cleanup);

const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
/** A draw; those with a number were drawn. */
const draw = (kind: string, number: number, drawn?: string[]) => ({
  id: `${kind}-${number}`,
  kind,
  numero: `20260601-${String(number).padStart(4, "0")}`,
  opensAt: at(number),
  closesAt: at(number + 5),
  endsAt: at(number + 6),
  ...(drawn && { numbers: drawn, trend: 45 }),
});
const kinds = ["north", "centre", "south", "fast3", "ball5"];
const lottery = (code: string) => ({
  nodeId: code,
  gameCode: code,
  displayName: `Lottery ${code}`,
  vassalage: "SEA",
  vendor: "Delta Draw",
  gameType: "LOTT",
  status: "open",
});
const menu = (kind: string) => ({
  kind,
  everyMs: 300_000,
  closesMs: 15_000,
  playTypes: [{ code: "last2", shape: { kind: "numbers" } }],
  prizeModes: ["Lott", "ZY"],
});

/** What is kept of somebody's favourites. */
const favourites = (...favouriteLotteries: string[]) => JSON.stringify({ favouriteLotteries });

function openLottery({ path = "/lottery", ...look }: PlayerLook & { path?: string } = {}) {
  const calls = {
    listVendors: () => ({ lanes: [] }),
    listGames: () => ({ games: [lottery("north-one"), lottery("south-one")], totalPages: 1 }),
    listLotteryMenus: () => ({ gameMenus: kinds.map(menu), now: at(0) }),
    listNumeros: ({ kind }: { kind?: string }) => ({
      list: Array.from({ length: 100 }, (_, number) => draw(kind ?? "", number + 1)),
      now: at(0),
    }),
    listOpenedNumeros: ({ kind }: { kind?: string }) => ({
      list: [draw(kind ?? "", -1, ["12345", "67890"]), draw(kind ?? "", -2, ["54321"])],
      now: at(0),
    }),
    listRecentDraws: () => ({ list: kinds.map((kind) => draw(kind, -3, ["99887"])), now: at(0) }),
    listPopularGames: () => ({ list: [lottery("popular-one")] }),
    ...look.calls,
  } as NonNullable<PlayerLook["calls"]>;
  return openPlayerPage(path, { ...look, calls });
}

describe("the lottery page", () => {
  it("[LOTT-01] shows menus, 100 numbers to come, opened ones, the last draws and 20 popular ones, and keeps favourites for each member", async () => {
    const opened = await openLottery({ query: { vendor: "SEA", draw: "south" }, isReal: true });
    const { of, stores, addresses, session, port } = opened;
    const last = await screen.findByRole("list", { name: "Last draws" });
    expect(within(last).getAllByText("99887")).toHaveLength(5);
    expect(of("listRecentDraws")).toEqual([{ vassalage: "SEA" }]);
    // What the menus say of the kind that is chosen, in words.
    expect(of("listLotteryMenus")).toEqual([{ vassalage: "SEA" }]);
    expect(await screen.findByRole("tab", { name: "Last two" })).toBeTruthy();
    for (const mode of ["Lott", "ZY"]) expect(screen.getByRole("button", { name: mode })).toBeTruthy();
    expect(of("listNumeros")).toEqual([{ kind: "south", count: 100, vassalage: "SEA" }]);
    expect(await screen.findByRole("heading", { name: /20260601-0001/ })).toBeTruthy();
    expect(screen.getByRole("timer", { name: "Bets close in" })).toBeTruthy();
    const coming = await screen.findByRole("table", { name: "Draws to come", hidden: true });
    expect(coming.textContent).toContain("20260601-0002");
    expect(of("listOpenedNumeros")).toEqual([{ kind: "south", count: 20, vassalage: "SEA" }]);
    const drawn = await screen.findByRole("table", { name: "Opened numbers" });
    for (const number of ["12345", "67890", "54321"]) expect(within(drawn).getByText(number)).toBeTruthy();
    expect(of("listPopularGames")).toEqual([
      expect.objectContaining({ count: 20, prizeMode: "Lott", device: "WEB", language: "EN" }),
    ]);
    expect(screen.getByRole("button", { name: "Play Lottery popular-one" })).toBeTruthy();

    localStorage.clear();
    watchOnce(stores, { forms: { drafts: new Map() } as never });
    followMemberStates(stores, opened.context);
    await act(() => import("#player/session/keepMemberStates.ts"));
    const star = (code: string) => screen.getByRole("button", { name: `Favourite: Lottery ${code}` });
    const isMarked = (code: string) => star(code).getAttribute("aria-pressed") === "true";
    const kept = (account: string) => localStorage.getItem(`${storageKeys.memberState}${account}`);
    await press(star("south-one"));
    expect([isMarked("south-one"), kept("player01")]).toEqual([true, favourites("SEA/south-one")]);
    await press(screen.getByRole("button", { name: "Play in the lobby" }));
    expect(addresses.at(-1)).toBe("/game?start=lottery&vendor=SEA");
    await act(() => session.logout());
    port.login.mockResolvedValueOnce(good(aLogin({ account: "player02", username: "player02" })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account: "player02" })));
    const typed = opened.formScope({ username: "player02", password: "Secret#12" });
    await act(() => opened.dispatch({ do: "login" }, typed));
    expect(isMarked("south-one")).toBe(false);
    await press(star("north-one"));
    expect(kept("player02")).toBe(favourites("SEA/north-one"));
    expect(kept("player01")).toBe(favourites("SEA/south-one"));
  });

  it("leads each choice by the address, and every bet to the lobby with its prize mode", async () => {
    const query = { gameCode: "south-one", vendor: "SEA", playType: "last2", prizeMode: "ZY" };
    const { addresses, of } = await openLottery({ query, isReal: true });
    expect(of("listNumeros")[0]).toMatchObject({ kind: "north" });
    expect(of("listPopularGames")[0]).toMatchObject({ prizeMode: "ZY" });
    await press(await screen.findByRole("tab", { name: "Five balls" }));
    const rest = "gameCode=south-one&vendor=SEA&playType=last2";
    expect(addresses.at(-1)).toBe(`/lottery?draw=ball5&${rest}&prizeMode=ZY`);
    await press(await screen.findByRole("button", { name: "Lott" }));
    expect(addresses.at(-1)).toContain("prizeMode=Lott");
    cleanup();
    const lobby = await openLottery({ query, isReal: true });
    await press(await screen.findByRole("button", { name: "Play in the lobby" }));
    expect(lobby.addresses.at(-1)).toBe("/game?start=lottery&game=south-one&vendor=SEA&prizeMode=ZY");
  });

  it("asks for the quick draws on the page of e-lotteries, where others are no choice", async () => {
    const { of } = await openLottery({ path: "/elott" });
    expect((await screen.findAllByRole("tab")).map(({ textContent }) => textContent)).toEqual(["Fast 3", "Five balls"]);
    expect(of("listNumeros")[0]).toMatchObject({ kind: "fast3", count: 100 });
    expect(of("listPopularGames")[0]).toMatchObject({ count: 20, prizeMode: "Elott" });
    expect(within(await screen.findByRole("list", { name: "Last draws" })).getAllByText("99887")).toHaveLength(2);
    cleanup();
    // Their lobby is the one of quick draws, with the table of prizes that was chosen, else theirs.
    for (const [path, query, mode] of [
      ["/elott", {}, "Elott"],
      ["/elott", { draw: "ball5", prizeMode: "ZY" }, "ZY"],
      ["/lottery", { draw: "fast3" }, "Elott"],
    ] as const) {
      const { addresses } = await openLottery({ path, query, isReal: true });
      await press(await screen.findByRole("button", { name: "Play in the lobby" }));
      expect(addresses.at(-1)).toBe(`/game?start=lottery&prizeMode=${mode}&gameType=ELOTT`);
      cleanup();
    }
  });

  it("places a slip of picked numbers, keeps it when it is refused or its answer is lost, and then says that it is placed", async () => {
    const answers: unknown[] = [
      { ok: false, failure: { kind: "refused", code: "draw_closed", message: "", details: {} } },
      { ok: false, failure: { kind: "timeout", code: "timeout", message: "", details: {} } },
      { round: "bet-1", draw: "north-1", combinations: 2, stake: 20, most: 960, currency: "USD" },
    ];
    const { of } = await openLottery({ isReal: true, calls: { placeLotteryBet: () => answers.shift() } });
    const add = await screen.findByRole("button", { name: "Add to the slip" });
    expect(add.getAttribute("aria-disabled")).toBe("true");
    for (const number of ["07", "42"]) await press(await screen.findByRole("button", { name: number }));
    await press(add);
    expect(screen.getByText("\u206607 42\u2069")).toBeTruthy();
    await press(screen.getByRole("button", { name: /^Place the bet/ }));
    expect(await screen.findByText("The bet was not placed")).toBeTruthy();
    await press(screen.getByRole("button", { name: /^Place the bet/ }));
    expect(await screen.findByText("Nobody knows yet whether the bet was placed")).toBeTruthy();
    // Until that is known nothing of the slip changes.
    expect(screen.queryByRole("button", { name: "Empty the slip" })).toBeNull();
    await press(screen.getByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("The bet is placed. Good luck!")).toBeTruthy();
    expect(screen.getByText("bet-1")).toBeTruthy();
    const slip = { draw: "north-1", stake: 20, lines: [{ type: "last2", mode: "Lott", picks: [[7, 42]], units: 1 }] };
    expect(of("placeLotteryBet")).toEqual([slip, slip, slip].map((one) => expect.objectContaining(one)));
  });

  it("says of a line that is there already that it is, and adds it no second time", async () => {
    await openLottery({ isReal: true });
    const pick = async () => {
      for (const number of ["07", "42"]) await press(await screen.findByRole("button", { name: number }));
    };
    const words = "These numbers are on the slip already. Change their units there.";
    await pick();
    expect(screen.queryByText(words)).toBeNull();
    await press(await screen.findByRole("button", { name: "Add to the slip" }));
    await pick();
    expect(await screen.findByText(words)).toBeTruthy();
    const add = screen.getByRole("button", { name: "Add to the slip" });
    expect(add.getAttribute("aria-disabled")).toBe("true");
    await press(add);
    expect(screen.getAllByText("\u206607 42\u2069")).toHaveLength(1);
    await press(screen.getByRole("button", { name: "08" }));
    expect(screen.queryByText(words)).toBeNull();
  });

  it("asks for the very same bet while an answer is unclear, whatever is pressed meanwhile", async () => {
    const answers: unknown[] = [
      { ok: false, failure: { kind: "timeout", code: "timeout", message: "", details: {} } },
      { round: "bet-1", draw: "north-1", combinations: 1, stake: 10, most: 960, currency: "USD" },
    ];
    const query = { gameCode: "south-one", vendor: "SEA" };
    const calls = { placeLotteryBet: () => answers.shift() };
    const { of, stores } = await openLottery({ query, isReal: true, calls });
    await press(await screen.findByRole("button", { name: "07" }));
    await press(await screen.findByRole("button", { name: "Add to the slip" }));
    await press(screen.getByRole("button", { name: /^Place the bet/ }));
    expect(await screen.findByText("Nobody knows yet whether the bet was placed")).toBeTruthy();
    await press(screen.getByRole("button", { name: "Favourite: Lottery north-one" }));
    await act(async () => stores.route.arrive({ path: "/lottery", query: { gameCode: "north-one", vendor: "OTHER" } }));
    await press(await screen.findByRole("button", { name: "Ask again" }));
    expect(await screen.findByText("The bet is placed. Good luck!")).toBeTruthy();
    const lines = [{ type: "last2", mode: "Lott", picks: [[7]], units: 1 }];
    const bet = { draw: "north-1", stake: 10, lines, gameCode: "south-one", vassalage: "SEA" };
    expect(of("placeLotteryBet")).toEqual([bet, bet]);
  });

  it("says that nothing is drawn, and that draws could not be loaded, each with a way on", async () => {
    const nothing = () => ({ list: [], now: at(0) });
    await openLottery({ query: { draw: "west" }, calls: { listNumeros: nothing, listOpenedNumeros: nothing } });
    expect(await screen.findByText("No draws here")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Show all lotteries" })).toBeTruthy();
    cleanup();
    const failure = { kind: "refused", code: "vendor_silent", message: "", details: {} };
    const { of } = await openLottery({ calls: { listNumeros: () => ({ ok: false, failure }) } });
    expect(await screen.findByText("The draws could not be loaded.")).toBeTruthy();
    await press(screen.getByRole("button", { name: "Try again" }));
    expect(of("listNumeros")).toHaveLength(2);
  });

  it("says once that nothing can be loaded of a vendor that is silent, and asks for all of it again by one press", async () => {
    const calls = ["listNumeros", "listLotteryMenus", "listRecentDraws", "listOpenedNumeros"] as const;
    const silent = () => ({ ok: false, failure: { kind: "refused", code: "vendor_silent", message: "", details: {} } });
    const { of } = await openLottery({ calls: Object.fromEntries(calls.map((call) => [call, silent])) });
    expect(await screen.findByText("The draws could not be loaded.")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Try again" })).toHaveLength(1);
    expect(calls.map((call) => of(call).length)).toEqual([1, 1, 1, 1]);
    await press(screen.getByRole("button", { name: "Try again" }));
    expect(calls.map((call) => of(call).length)).toEqual([2, 2, 2, 2]);
    cleanup();
    // What alone is missing says so itself.
    await openLottery({ calls: { listOpenedNumeros: silent } });
    expect(await screen.findByText("The draws could not be loaded.")).toBeTruthy();
  });
});
