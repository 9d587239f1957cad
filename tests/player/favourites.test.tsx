import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createStorage } from "#api/storage/createStorage.ts";
import { createDataPort } from "#app/wiring/createDataPort.ts";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { createDocuments } from "#rendering/createDocuments.ts";
import { valueOf } from "#rendering/documentScope.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { TextStore, type LanguageTexts } from "#stores/TextStore.ts";
import { ThemeStore } from "#stores/ThemeStore.ts";
import { followMemberStates } from "#player/session/followMemberStates.ts";
import { watchOnce } from "../support/watchOnce.ts";
import { aRenderingContext } from "../support/aRenderingContext.ts";
import { aLogin, aMember } from "../support/aMember.ts";
import { fakePlayer } from "../support/fakePlayer.ts";
import { good } from "../support/fakeSession.ts";
import { readBundledSite } from "../support/readBundledSite.ts";

enforceActions();

const bundled = readBundledSite("ink");
const { layouts } = compileSite(bundled, bundled);
const game = (gameCode: string, displayName: string) => ({
  gameCode,
  displayName,
  vassalage: "SEA",
  gameType: "LOTT",
  icon: "",
  status: "soon",
});
const rows = [game("north", "Delta North"), game("south", "Delta South")];

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The page of lotteries over the player's real stores and verbs. */
async function openPage(name = "page/lottery") {
  const player = await fakePlayer("/lottery");
  const { stores, session, port, answer } = player;
  answer.mockImplementation((call) => good<unknown>(call === "listGames" ? { games: rows, totalPages: 1 } : {}));
  const open = createDocuments({ openLayout: openDocument, read: (key) => layouts[key], report: () => {} });
  const context = aRenderingContext({
    documents: { open, current: () => name },
    states: stores.states,
    roots: {
      session: () => ({ loggedIn: session.isLoggedIn, real: session.isReal, accountType: session.member?.type }),
      route: () => ({ path: "/lottery", query: {} }),
      data: () => new Proxy({}, { get: (_, id) => valueOf(stores.data.find(String(id))) }),
    },
    data: createDataPort(stores.data, stores.texts),
    dispatch: player.dispatch as never,
  });
  watchOnce(stores, { forms: { drafts: new Map() } as never });
  followMemberStates(stores, context);
  const logIn = async (account = "player01") => {
    port.login.mockResolvedValueOnce(good(aLogin({ account, username: account })));
    port.getMemberInfo.mockResolvedValue(good(aMember({ account })));
    await act(() => player.dispatch({ do: "login" }, player.formScope({ username: account, password: "Secret#12" })));
  };
  const show = async () => {
    render(
      <RenderingProvider context={context}>
        <RenderDocument name={name} />
      </RenderingProvider>,
    );
    await screen.findByRole("button", { name: "Favourite: Delta North" }, { timeout: 5_000 });
    // What keeps the marks is a part of its own, which the open page has asked for.
    await act(() => import("#player/session/keepMemberStates.ts"));
  };
  return { ...player, logIn, show, logOut: () => act(() => session.logout()) };
}

const star = (name: string) => screen.getByRole("button", { name: `Favourite: ${name}` });
const press = (element: HTMLElement) => act(async () => void fireEvent.click(element));
const marked = () =>
  screen.getAllByRole("button", { name: /^Favourite: /, pressed: true }).map(({ title }) => title.slice(11));
const listed = () =>
  within(screen.getByRole("list", { name: "Lotteries" }))
    .getAllByRole("heading")
    .map(({ textContent }) => textContent);
const told = (key: string, newValue: string | null) =>
  act(async () => void dispatchEvent(new StorageEvent("storage", { key, newValue })));

describe("local storage", () => {
  it("[SESS-03] keeps the theme, of which anything but dark is light, the language under both keys, and lottery favourites for each username", async () => {
    const local = createStorage(() => localStorage);
    const themes = [null, "dark", "light", "purple", "", "DARK"].map((stored) => {
      localStorage.clear();
      if (stored !== null) localStorage.setItem("theme", stored);
      return new ThemeStore(local, "dark").name;
    });
    expect(themes).toEqual(["dark", "dark", "light", "light", "light", "light"]);
    for (const name of ["light", "dark"] as const) {
      new ThemeStore(local, "dark").choose(name);
      expect(localStorage.getItem("theme")).toBe(name);
    }
    const load = async (language: string) => ({ language, tag: language }) as LanguageTexts;
    await new TextStore({ load }, local).choose("EN");
    expect([localStorage.getItem("hisLang"), localStorage.getItem("lang")]).toEqual(["EN", "EN"]);
    for (const key of ["hisLang", "lang"]) {
      localStorage.clear();
      localStorage.setItem(key, "VI");
      expect(new TextStore({ load }, local).chosen).toBe("VI");
    }

    const { show, logIn, logOut } = await openPage();
    await logIn();
    await show();
    await press(star("Delta North"));
    expect([marked(), localStorage.getItem("state.player01")]).toEqual([
      ["Delta North"],
      '{"favouriteLotteries":["SEA/north"]}',
    ]);
    await logOut();
    await logIn("player02");
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    await press(star("Delta South"));
    expect(marked()).toEqual(["Delta South"]);
    await logOut();
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    await logIn();
    expect(marked()).toEqual(["Delta North"]);
    await press(star("Delta South"));
    expect(localStorage.getItem("state.player01")).toBe('{"favouriteLotteries":["SEA/north","SEA/south"]}');
    cleanup();
    const again = await openPage();
    await again.logIn("player02");
    await again.show();
    expect(marked()).toEqual(["Delta South"]);
    await press(star("Delta North"));
    expect(localStorage.getItem("state.player02")).toBe('{"favouriteLotteries":["SEA/south","SEA/north"]}');
  });
});

describe("favourite lotteries", () => {
  it("are all that is shown once that is asked for, and say how to begin where there are none", async () => {
    const { show, logIn } = await openPage();
    await logIn();
    await show();
    await press(star("Delta South"));
    await press(screen.getByRole("button", { name: "Favourites" }));
    expect(listed()).toEqual(["Delta South"]);
    await press(star("Delta South"));
    expect(screen.getByText("No favourites yet")).toBeTruthy();
    // Above it is the place of draws, which has none here and says so in its own words.
    const ways = screen.getAllByRole("button", { name: "Show all lotteries" });
    await press(ways.at(-1) as HTMLElement);
    expect(listed()).toEqual(["Delta North", "Delta South"]);
    expect(localStorage.getItem("state.player01")).toBe('{"favouriteLotteries":[]}');
  });

  it("need a login, after which what was pressed is marked beside what is there, and never taken away", async () => {
    localStorage.setItem("state.player01", '{"favouriteLotteries":["SEA/north"]}');
    const { show, logIn, stores } = await openPage();
    await show();
    await press(star("Delta North"));
    expect([stores.ui.dialog?.name, screen.queryAllByRole("button", { pressed: true })]).toEqual(["login", []]);
    await logIn();
    expect(marked()).toEqual(["Delta North"]);
  });

  it("are the same in two tabs of one account, and nobody else's", async () => {
    const { show, logIn } = await openPage();
    await logIn();
    await show();
    await told("state.player01", '{"favouriteLotteries":["SEA/south"]}');
    expect(marked()).toEqual(["Delta South"]);
    await told("state.player02", '{"favouriteLotteries":["SEA/north"]}');
    await told("state.player01", null);
    expect(marked()).toEqual(["Delta South"]);
    // What the other tab has kept meanwhile under another name stays.
    localStorage.setItem("state.player01", '{"other":1,"favouriteLotteries":["SEA/south"]}');
    await press(star("Delta North"));
    expect(localStorage.getItem("state.player01")).toBe('{"other":1,"favouriteLotteries":["SEA/south","SEA/north"]}');
  });

  it.each([
    ["half a text", "{"],
    ["a number", "7"],
    ["a list", "[]"],
    ["a text", '{"favouriteLotteries":"SEA/north"}'],
    ["an object", '{"favouriteLotteries":{"0":"SEA/north"}}'],
    ["a prototype", '{"__proto__":{"favouriteLotteries":["SEA/north"]}}'],
    ["too long a text", `{"favouriteLotteries":["SEA/north"],"x":"${"x".repeat(100_000)}"}`],
  ])("that somebody else wrote as %s are none, and the next mark is kept", async (_, written) => {
    localStorage.setItem("state.player01", written);
    const { show, logIn } = await openPage();
    await logIn();
    await show();
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    await press(star("Delta South"));
    expect(marked()).toEqual(["Delta South"]);
    expect(JSON.parse(localStorage.getItem("state.player01") ?? "")).toMatchObject({
      favouriteLotteries: ["SEA/south"],
    });
  });

  it.each(["full", "denied"])("live as long as the page where storage is %s, and nothing breaks", async (how) => {
    if (how === "full")
      vi.spyOn(Storage.prototype, "setItem").mockImplementation((key) => {
        if (key.startsWith("state.")) throw new DOMException("full", "QuotaExceededError");
      });
    else
      vi.spyOn(globalThis, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("denied", "SecurityError");
      });
    const { show, logIn, logOut } = await openPage();
    await logIn();
    await show();
    await press(star("Delta South"));
    await logOut();
    expect(screen.queryAllByRole("button", { pressed: true })).toEqual([]);
    await logIn();
    expect(marked()).toEqual(["Delta South"]);
  });
});
