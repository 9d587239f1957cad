import { cleanup, act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { observable, runInAction } from "mobx";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { blockContext } from "./blockContext.ts";

const text = (key: string) => ({ kind: "text", text: key });
const draw = (node: object, context = aRenderingContext(blockContext())) => {
  renderNode(aNode(node), context);
  return context;
};

describe("tabs", () => {
  const node = {
    kind: "tabs",
    label: "login.ways",
    tabs: [
      { id: "a", label: "login.username", children: [text("home.start")] },
      { id: "b", label: "login.sms", children: [text("home.reasons")] },
    ],
  };

  it("show one panel, named by its tab", () => {
    draw(node);
    expect(screen.getByRole("tab", { name: "Username" }).getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("tabpanel", { name: "Username" }).textContent).toBe("Where to next");
  });

  it("are one stop for the tab key, and the arrows move among them", async () => {
    draw(node);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(screen.getByRole("tab", { name: "Text message" }));
    expect(screen.getByRole("tabpanel").textContent).toBe("Why players stay");
    await userEvent.keyboard("{Home}");
    expect(screen.getByRole("tabpanel").textContent).toBe("Where to next");
  });

  it("do what is said of the one that is chosen, by key as by press", async () => {
    const action = (to: string) => ({ do: "navigate", to });
    const { actions } = draw({ ...node, tabs: node.tabs.map((tab) => ({ ...tab, action: action(`/${tab.id}`) })) });
    expect(actions).toEqual([]);
    await userEvent.click(screen.getByRole("tab", { name: "Text message" }));
    expect(actions).toEqual([action("/b")]);
    await userEvent.keyboard("{Home}");
    expect(actions).toEqual([action("/b"), action("/a")]);
  });

  it("open what the document selects, each time that it selects another, and what is chosen meanwhile", async () => {
    const tab = observable.box("a");
    const context = aRenderingContext({ ...blockContext(), roots: { route: () => ({ query: { tab: tab.get() } }) } });
    draw({ ...node, selected: { bind: "/route/query/tab" } }, context);
    const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
    await userEvent.click(screen.getByRole("tab", { name: "Text message" }));
    expect(chosen()).toBe("Text message");
    act(() => runInAction(() => tab.set("b")));
    expect(chosen()).toBe("Text message");
    // The way back: what was chosen by hand before it is no longer what was said last.
    act(() => runInAction(() => tab.set("a")));
    expect(chosen()).toBe("Username");
  });

  it("are no tabs where there is only one", () => {
    draw({ ...node, tabs: node.tabs.slice(0, 1) });
    expect(screen.queryByRole("tab")).toBeNull();
    expect(screen.getByText("Where to next")).toBeTruthy();
  });
});

describe("a centre", () => {
  const node = {
    kind: "centre",
    title: "shell.personalCentre",
    menu: "personalCentre",
    area: "personal-centre",
    defaultPage: "first",
  };

  it("shows its menu with the page that is open, and the page", () => {
    draw(node);
    expect(screen.getByRole("button", { name: "My account" }).getAttribute("aria-current")).toBe("page");
    expect(screen.getByText("Where to next")).toBeTruthy();
  });

  it.each([
    [
      "lists its pages where none was chosen, and from there the way leads out",
      undefined,
      "menu",
      { do: "closeCentre" },
    ],
    [
      "shows the page that was chosen, and from there the way leads to the list",
      "first",
      "page",
      { do: "openCentre", centre: "personal" },
    ],
  ] as const)("on a phone %s", async (_, page, view, back) => {
    const parts = blockContext();
    const centre = () => ({ name: "personal", page });
    const context = draw(node, aRenderingContext({ ...parts, roots: { ...parts.roots, centre } }));
    expect(screen.getByRole("dialog").dataset["view"]).toBe(view);
    await userEvent.click(screen.getByRole("button", { name: "Back" }));
    expect(context.actions).toEqual([back]);
  });

  it("of one page alone has no menu and no way back to one, and shows its head above the page", () => {
    const parts = blockContext();
    const items = parts.menus?.items("personalCentre").slice(0, 1) ?? [];
    draw({ ...node, head: [text("home.reasons")] }, aRenderingContext({ ...parts, menus: { items: () => items } }));
    expect(screen.queryByRole("navigation")).toBeNull();
    expect(screen.queryByRole("button", { name: "Back" })).toBeNull();
    expect(screen.getByRole("button", { name: "Close" })).toBeTruthy();
    const page = screen.getByText("Where to next").closest(".centre__page");
    expect(page?.textContent?.endsWith("Where to next")).toBe(true);
    expect(page?.textContent).not.toBe("Where to next");
  });
});

describe("the shell", () => {
  it("[SHELL-03] has no header where the page says so", () => {
    const node = { kind: "shell", header: [text("home.start")], main: [text("home.reasons")] };
    const shown = (header: boolean) => {
      draw(node, aRenderingContext({ roots: { route: () => ({ path: "/game", header }) } }));
      const found = document.querySelector("header");
      cleanup();
      return found !== null;
    };
    expect([shown(true), shown(false)]).toEqual([true, false]);
  });

  it("[SHELL-01] has a header, a banner, a main area, a side menu and a footer, in this order", () => {
    const area = (name: string) => [{ kind: "text", text: { bind: `/names/${name}` } }];
    const [header, banner, main, sideMenu, footer] = ["a", "b", "c", "d", "e"].map(area);
    const roots = {
      names: () => ({ a: "a", b: "b", c: "c", d: "d", e: "e" }),
      route: () => ({ path: "/deposit-rank" }),
    };
    draw({ kind: "shell", footer, sideMenu, main, banner, header }, aRenderingContext({ roots }));
    const areas = [...document.querySelectorAll(".shell :is(header, .shell__banner, main, aside, footer)")];
    expect(areas.map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
      "HEADER a",
      "DIV b",
      "MAIN c",
      "ASIDE d",
      "FOOTER e",
    ]);
    expect(screen.getByRole("main").classList).toContain("path-deposit-rank");
  });

  it("carries the path as a class of its main area, and a way past the header", async () => {
    draw({ kind: "shell", header: [text("home.start")], main: [text("home.reasons")] });
    expect(screen.getByRole("main").className).toContain("path-index");
    await userEvent.click(screen.getByRole("link", { name: "To the content" }));
    // The banners of the page are a part of its content.
    expect(document.activeElement?.contains(screen.getByRole("main"))).toBe(true);
    expect(document.activeElement?.contains(screen.getByText("Where to next"))).toBe(false);
  });
});

describe("a hero", () => {
  const node = {
    kind: "hero",
    label: "home.slides",
    autoplayMs: 5000,
    slides: [
      { title: "home.start", art: "wheel" },
      { title: "home.reasons", art: "cards" },
    ],
  };
  const shown = () => document.querySelector("[data-shown=true] h2")?.textContent;

  afterEach(() => void vi.useRealTimers());

  it("moves on every five seconds, until it is paused", () => {
    vi.useFakeTimers();
    draw(node);
    expect(shown()).toBe("Where to next");
    // The page comes to rest.
    act(() => void vi.advanceTimersByTime(100));
    expect(shown()).toBe("Where to next");
    act(() => void vi.advanceTimersByTime(5000));
    expect(shown()).toBe("Why players stay");
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    act(() => void vi.advanceTimersByTime(20_000));
    expect(shown()).toBe("Why players stay");
  });

  const rows = [
    { title: "First", link: "/register", linkageType: "page" },
    { title: "Second", link: "/help" },
    { title: "Third", link: "https://else.example", linkageType: "external" },
  ];
  const banners = {
    kind: "hero",
    label: "home.slides",
    autoplayMs: 5000,
    rows: { bind: "/data/banners/list" },
    rowItem: {
      title: { bind: "/row/title" },
      link: { bind: "/row/link" },
      linkKind: { bind: "/row/linkageType" },
      linkLabel: "home.banner.open",
    },
  };
  const drawBanners = (list: unknown[], dispatch?: (action: unknown) => unknown) =>
    renderNode(
      aNode(banners),
      aRenderingContext({
        roots: { data: () => ({ banners: { list } }) },
        ...(dispatch && { dispatch: dispatch as never }),
      }),
    );
  const link = () => document.querySelector("[data-shown=true] a");
  const overlay = () => document.querySelector(".hero__next");
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

  it("[HOME-01] plays every five seconds where there are several, opens the link of a banner that has one, and tells of the next a second before", () => {
    vi.useFakeTimers();
    const dispatch = vi.fn(async () => undefined);
    drawBanners(rows, dispatch);
    wait(100);
    expect(shown()).toBe("First");
    fireEvent.click(link()!);
    expect(dispatch).toHaveBeenCalledWith(
      expect.objectContaining({ do: "navigate", to: "/register" }),
      expect.anything(),
    );
    expect(overlay()?.getAttribute("data-shown")).toBe("false");
    wait(3_800);
    expect(overlay()?.getAttribute("data-shown")).toBe("false");
    wait(200);
    expect([overlay()?.getAttribute("data-shown"), overlay()?.textContent]).toEqual(["true", "Second"]);
    wait(1_000);
    expect(shown()).toBe("Second");
    expect(overlay()?.getAttribute("data-shown")).toBe("false");
    expect(link()).toBeNull();
    wait(4_000);
    expect([overlay()?.getAttribute("data-shown"), overlay()?.textContent]).toEqual(["true", "Third"]);
    wait(1_000);
    expect(link()?.getAttribute("href")).toBe("https://else.example");
    wait(5_000);
    wait(5_000);
    // Round once: what was told before is not told again too early.
    expect([shown(), overlay()?.getAttribute("data-shown")]).toEqual(["Second", "false"]);
    fireEvent.click(screen.getByRole("button", { name: "Pause" }));
    expect(overlay()).toBeNull();
    wait(20_000);
    expect(shown()).toBe("Second");
  });

  it("[HOME-01] of one banner stands still, and has nothing to pause", () => {
    vi.useFakeTimers();
    drawBanners(rows.slice(0, 1));
    wait(20_000);
    expect([shown(), overlay()]).toEqual(["First", null]);
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("shows no more than twenty banners of a platform that sends two hundred", () => {
    drawBanners(Array.from({ length: 200 }, (_, place) => ({ title: `b${place}` })));
    expect(document.querySelectorAll(".hero__slide")).toHaveLength(20);
  });

  it("shows the slide that is asked for", async () => {
    draw(node);
    await userEvent.click(screen.getByRole("button", { name: "Show slide 2" }));
    expect(shown()).toBe("Why players stay");
  });
});
