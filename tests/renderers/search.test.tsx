import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Outcome } from "#engine/index.ts";
import { foundParts } from "#renderers/ui/foundParts.ts";
import { searchWords } from "#renderers/ui/foldText.ts";
import { RouteStore } from "#stores/RouteStore.ts";
import { StateStore } from "#stores/StateStore.ts";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { fakeStorage } from "#tests/support/fakeStorage.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const games = [
  { id: "a", name: "Dragon Reels", kind: "Slots", tags: ["wild", "spins"], path: "/slots" },
  { id: "b", name: "Lucky Dragón", kind: "Slots", tags: ["gold"], path: "/lucky" },
  { id: "c", name: "Baccarat", kind: "Live table", tags: ["dragon tail"], path: "https://live.example/" },
  { id: "d", name: "Dragon nowhere", kind: "Slots", path: "ftp://x" },
];
const node = {
  kind: "search",
  label: "home.start",
  rows: { bind: "/games" },
  rowKey: { bind: "/row/id" },
  rowItem: {
    title: { bind: "/row/name" },
    text: { bind: "/row/kind" },
    keywords: { bind: "/row/tags" },
    address: { bind: "/row/path" },
  },
};
const titles = () =>
  screen.queryAllByRole("option").flatMap((option) => option.querySelector(".search__title")?.textContent ?? []);

describe("a search through a list", () => {
  const draw = (more: object = {}) => {
    const drawn = aRenderingContext({ roots: { games: () => games } });
    renderNode(aNode({ ...node, ...more }), drawn);
    return drawn;
  };

  it("finds every word in title, text and keywords, the best first, and marks what was found", async () => {
    draw();
    const field = await screen.findByRole("combobox", { name: "Where to next" });
    await userEvent.type(field, "drágon");
    expect(titles()).toEqual(["Dragon Reels", "Lucky Dragón", "Baccarat"]);
    expect([...document.querySelectorAll("mark")].map(({ textContent }) => textContent)).toEqual(["Dragon", "Dragón"]);
    await userEvent.type(field, " slots");
    expect(titles()).toEqual(["Dragon Reels", "Lucky Dragón"]);
    expect(screen.getByRole("status").textContent).toBe("2 found");
  });

  it("is walked by the arrows, taken by Enter and closed by Escape", async () => {
    const drawn = draw();
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "dragon{ArrowDown}{ArrowDown}");
    const [, second] = screen.getAllByRole("option");
    expect(field.getAttribute("aria-activedescendant")).toBe(second?.id);
    expect(second?.getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Enter}");
    expect(drawn.actions).toEqual([{ do: "navigate", to: "/lucky" }]);
    expect(field.getAttribute("aria-expanded")).toBe("false");
    await userEvent.keyboard("{ArrowDown}");
    expect(field.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("listbox")).toBeNull();
  });

  it("takes the only hit by Enter, out of the site too", async () => {
    const drawn = draw();
    await userEvent.type(await screen.findByRole("combobox"), "bacca{Enter}");
    expect(drawn.actions).toEqual([{ do: "openLink", href: "https://live.example/" }]);
  });

  it("says where nothing was found, and asks for so many characters first", async () => {
    draw({ least: 3 });
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "dr");
    expect(screen.queryByRole("listbox")).toBeNull();
    await userEvent.type(field, "x");
    expect(screen.getByRole("status").textContent).toBe("Nothing found for “drx”");
    expect(screen.getAllByText("Nothing found for “drx”")).toHaveLength(2);
  });
});

describe("a search that stands in the address", () => {
  it("begins with what the address says, writes what is typed, and follows the way back", async () => {
    const route = new RouteStore();
    const arrive = (to: string) =>
      route.arrive({ path: "/games", query: Object.fromEntries(new URLSearchParams(to.split("?")[1])) });
    route.use({ push: arrive, replace: arrive, retreat: arrive, back: arrive });
    const states = new StateStore({ session: fakeStorage(), device: fakeStorage(), route });
    arrive("/games?find=lucky");
    const drawn = aRenderingContext({ roots: { games: () => games }, states });
    renderNode(aNode({ ...node, id: "find", keep: "address" }), drawn);
    const field: HTMLInputElement = await screen.findByRole("combobox");
    expect(field.value).toBe("lucky");
    await userEvent.clear(field);
    await userEvent.type(field, "drag");
    await waitFor(() => expect(route.route.query).toEqual({ find: "drag" }));
    expect(field.value).toBe("drag");
    act(() => arrive("/games?find=lucky"));
    await waitFor(() => expect(field.value).toBe("lucky"));
  });
});

describe("a search by a call", () => {
  afterEach(() => void vi.useRealTimers());

  /** Answers are given by hand. */
  async function draw() {
    const asked: unknown[] = [];
    const answers: ((outcome: Outcome) => void)[] = [];
    const base = aRenderingContext();
    const load = (call: string, params: unknown) => {
      asked.push([call, params]);
      return new Promise<Outcome>((resolve) => void answers.push(resolve));
    };
    const { rows: _, rowItem, ...rest } = node;
    const called = { ...rest, call: "listTeamMembers", param: "account", params: { page: 1 }, rowItem };
    renderNode(aNode(called), { ...base, data: { ...base.data, load } });
    const field = await screen.findByRole("combobox");
    vi.useFakeTimers();
    const type = (value: string) => fireEvent.change(field, { target: { value } });
    const rest300 = () => act(async () => vi.advanceTimersByTime(300));
    const answer = (at: number, outcome: Outcome) => act(async () => answers[at]?.(outcome));
    return { asked, type, rest: rest300, answer };
  }

  it("asks once the typing rests, and takes the answer to the latest question alone", async () => {
    const { asked, type, rest, answer } = await draw();
    type("dr");
    type("dra");
    expect(asked).toEqual([]);
    await rest();
    expect(asked).toEqual([["listTeamMembers", { page: 1, account: "dra" }]]);
    type("luck");
    await rest();
    await answer(1, { ok: true, value: { rows: [games[1]] } });
    await answer(0, { ok: true, value: { rows: [games[0]] } });
    expect(titles()).toEqual(["Lucky Dragón"]);
  });

  it("says what failed and tries again", async () => {
    const { asked, type, rest, answer } = await draw();
    type("dra");
    await rest();
    await answer(0, { ok: false, message: "Away" });
    const alert = screen.getByRole("alert");
    expect(alert.textContent).toContain("Away");
    fireEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await answer(1, { ok: true, value: { rows: [games[0]] } });
    expect(asked).toHaveLength(2);
    expect(titles()).toEqual(["Dragon Reels"]);
  });
});

describe("a search in an index", () => {
  const columns = { displayName: ["Golden Naga", "Lucky Lotus"], vendor: ["Naga", "Lotus"], gameType: ["RNG", "LIVE"] };
  const indexed = {
    kind: "search",
    label: "home.start",
    call: "getGameIndex",
    select: "/columns",
    index: { by: ["displayName", "vendor"] },
    stands: "open",
    rest: { label: "lobby.search.rest", address: "/allGames", param: "gameName" },
    rowItem: { title: { bind: "/row/displayName" }, action: { do: "closeDialog" } },
  };
  /** Each hash is another index; what was answered last is kept for all. */
  const draw = (hash: string, load: () => Promise<Outcome>, more: object = {}) => {
    const base = aRenderingContext();
    const context = { ...base, data: { ...base.data, load: vi.fn(load) } };
    const drawn = renderNode(aNode({ ...indexed, ...more, params: { hash } }), context);
    return { ...context, ...drawn };
  };

  it("that could not be loaded says so, leads to the platform's own search, and is loaded when it is asked for again", async () => {
    let isAway = true;
    const drawn = draw("sha256-away", async () =>
      isAway ? { ok: false, message: "Away" } : { ok: true, value: { columns } },
    );
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "lotus");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Away");
    const [rest, ...others] = screen.getAllByRole("option");
    expect(others).toEqual([]);
    expect(field.getAttribute("aria-controls")).toBe(screen.getByRole("listbox").id);
    if (rest) fireEvent.click(rest);
    expect(drawn.actions).toEqual([{ do: "navigate", to: "/allGames?gameName=lotus" }]);
    isAway = false;
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()[0]).toBe("Lucky Lotus"));
    expect(screen.queryByRole("alert")).toBeNull();
    expect(drawn.data.load).toHaveBeenCalledTimes(2);
  });

  it("that nobody can read says so, and is loaded when it is asked for again", async () => {
    let value: unknown = {
      get columns(): never {
        throw new Error("torn");
      },
    };
    const drawn = draw("sha256-torn", async () => ({ ok: true, value }));
    await userEvent.type(await screen.findByRole("combobox"), "lotus");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("The answer could not be read");
    value = { columns };
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(titles()[0]).toBe("Lucky Lotus"));
    expect(drawn.data.load).toHaveBeenCalledTimes(2);
  });

  it("stands behind the entries of the document that are found by their title and keywords, and leads to them", async () => {
    const entries = [
      { title: "menu.live", address: "/live" },
      { title: "menu.rng", keywords: "golden one", address: "/rng" },
    ];
    const drawn = draw("sha256-entries", async () => ({ ok: true, value: { columns } }), { entries });
    const field = await screen.findByRole("combobox");
    await userEvent.type(field, "golden");
    await waitFor(() => expect(titles()).toEqual(["Slots", "Golden Naga", "All games with this in their name"]));
    expect(screen.getByRole("status").textContent).toBe("2 found");
    await userEvent.clear(field);
    await userEvent.type(field, "slot{ArrowDown}{Enter}");
    expect(drawn.actions).toEqual([{ do: "navigate", to: "/rng" }]);
  });

  it("is filtered by what its columns have, and offers only what the other filters leave", async () => {
    const facets = [{ name: "vassalage", title: "vendor", label: "lobby.vendor", placeholder: "lobby.vendors.all" }];
    const rows = {
      displayName: ["Golden Naga", "Golden Lotus", "Lucky Lotus"],
      vendor: ["Naga Spin", "Lotus", "Lotus"],
      vassalage: ["NAGA", "LOTUS", "LOTUS"],
      gameType: ["RNG", "RNG", "LIVE"],
    };
    const options = ["RNG", "LIVE"].map((value) => ({ value, label: `menu.${value.toLowerCase()}` }));
    draw("sha256-facets", async () => ({ ok: true, value: { columns: rows } }), {
      index: { by: ["displayName"], facets },
      filters: [{ name: "gameType", widget: "select", label: "lobby.category", options }],
    });
    await userEvent.type(await screen.findByRole("combobox", { name: "Where to next" }), "golden");
    const vendors = await screen.findByRole("combobox", { name: "Vendor" });
    const offered = () =>
      within(vendors)
        .getAllByRole("option")
        .map(({ textContent }) => textContent);
    expect(offered()).toEqual(["All vendors", "Naga Spin", "Lotus"]);
    await userEvent.selectOptions(vendors, "Lotus");
    await waitFor(() => expect(titles()).toEqual(["Golden Lotus", "All games with this in their name"]));
    await userEvent.selectOptions(screen.getByRole("combobox", { name: "Category" }), "Live casino");
    await waitFor(() => expect(offered()).toEqual(["All vendors", "Lotus"]));
  });

  it("is read once for all that ask for it, and again once its hash is another", async () => {
    const load = async (): Promise<Outcome> => ({ ok: true, value: { columns } });
    for (const [hash, times] of [
      ["sha256-once", 1],
      ["sha256-once", 0],
      ["sha256-more", 1],
    ] as const) {
      const drawn = draw(hash, load);
      await userEvent.type(await screen.findByRole("combobox"), "naga");
      await waitFor(() => expect(titles()[0]).toBe("Golden Naga"));
      expect([hash, drawn.data.load.mock.calls.length]).toEqual([hash, times]);
      drawn.unmount();
    }
  });
});

describe("what a search marks", () => {
  it.each([
    ["Ångström", "ang", ["Ång", "ström"]],
    ["ស្លតហ្គេម", "ហ្គេម", ["ស្លត", "ហ្គេម"]],
    ["مُكافأة", "مكاف", ["مُكاف", "أة"]],
    ["a b ab", "ab b", ["a ", "b", " ", "ab"]],
    ["𝒜ces", "ces", ["𝒜", "ces"]],
  ])("in %s by %s", (text, search, parts) => {
    expect(foundParts(text, searchWords(search)).map((part) => part.text)).toEqual(parts);
  });
});
