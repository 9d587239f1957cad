import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";

const games = [
  { code: "slots", name: "Slots", link: "/slots", count: 4 },
  { code: "live", name: "Live tables", link: "https://live.example/", count: 0 },
  { code: "bad", name: "Somewhere", link: "ftp://files.example/" },
];
const context = (more: ContextParts = {}) =>
  aRenderingContext({ roots: { games: () => games, route: () => ({ path: "/slots" }) }, ...more });

describe("tabs of rows", () => {
  const node = {
    kind: "tabs",
    label: "home.start",
    tabs: [{ id: "all", label: "menu.home", children: [{ kind: "text", text: "home.reasons" }] }],
    rows: { bind: "/games" },
    rowKey: { bind: "/row/code" },
    rowItem: { label: { bind: "/row/name" }, children: [{ kind: "text", text: { bind: "/row/link" } }] },
  };

  it("stand behind the written ones, and show their own row", async () => {
    renderNode(aNode(node), context());
    expect(screen.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "Home",
      "Slots",
      "Live tables",
      "Somewhere",
    ]);
    await userEvent.click(screen.getByRole("tab", { name: "Slots" }));
    expect(screen.getByRole("tabpanel", { name: "Slots" }).textContent).toBe("/slots");
    await userEvent.keyboard("{End}");
    expect(screen.getByRole("tabpanel").textContent).toBe("ftp://files.example/");
  });

  it("are selected by their key, and are as many as are asked for", () => {
    renderNode(aNode({ ...node, tabs: [], selected: "live", limit: 2 }), context());
    expect(screen.getAllByRole("tab")).toHaveLength(2);
    expect(screen.getByRole("tab", { selected: true }).textContent).toBe("Live tables");
  });

  it("say so where there are none", () => {
    const empty = { kind: "text", text: "records.empty" };
    renderNode(aNode({ ...node, tabs: [], rows: { bind: "/nothing" }, empty }), context());
    expect(screen.queryByRole("tab")).toBeNull();
    expect(document.querySelector(".text, p")?.textContent).not.toBe("");
  });
});

describe("a menu of rows", () => {
  const node = {
    kind: "menu",
    variant: "top",
    label: "shell.mainMenu",
    rows: { bind: "/games" },
    rowKey: { bind: "/row/code" },
    rowItem: { label: { bind: "/row/name" }, address: { bind: "/row/link" }, badge: { bind: "/row/count" } },
  };

  it("leads to pages and out of the site, and leaves out what leads nowhere", async () => {
    const drawn = context();
    renderNode(aNode(node), drawn);
    const links = await screen.findAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("target")])).toEqual([
      ["Slots4", "/slots", null],
      ["Live tables", "https://live.example/", "_blank"],
    ]);
    expect(links[0]?.getAttribute("aria-current")).toBe("page");
    await userEvent.click(links[0] as HTMLElement);
    expect(drawn.actions).toEqual([{ do: "navigate", to: "/slots" }]);
  });

  it("does what a row says", async () => {
    const drawn = context();
    const rowItem = { label: { bind: "/row/name" }, action: { do: "copy", value: { bind: "/row/link" } } };
    renderNode(aNode({ ...node, rowItem }), drawn);
    await userEvent.click(await screen.findByRole("button", { name: "Somewhere" }));
    expect(drawn.actions).toHaveLength(1);
  });
});

describe("a menu that nests", () => {
  const leaf = (id: string) => ({ id, label: `menu.${id}`, action: { do: "navigate" as const, to: `/${id}` } });
  const items = [
    leaf("home"),
    {
      id: "more",
      label: "menu.records",
      action: [],
      items: [leaf("team"), { ...leaf("me"), action: [], items: [leaf("login")] }],
    },
    { id: "none", label: "menu.logout", action: [], items: [{ ...leaf("register"), when: { flag: "NOBODY" } }] },
  ];
  const draw = (variant: string, path = "/index") => {
    const drawn = context({ menus: { items: () => items }, roots: { route: () => ({ path }) } });
    renderNode(aNode({ kind: "menu", menu: "any", variant, label: "shell.mainMenu" }), drawn);
    return drawn;
  };

  it("opens over the page, moves by arrows, and closes by Escape with the focus where it was", async () => {
    draw("top");
    const button = await screen.findByRole("button", { name: "Records" });
    expect(screen.queryByRole("button", { name: "Log out" })).toBeNull();
    button.focus();
    await userEvent.keyboard("{Enter}");
    const list = screen.getByRole("list", { name: "Records" });
    expect(button.getAttribute("aria-expanded")).toBe("true");
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(within(list).getByRole("link", { name: "My team" }));
    await userEvent.keyboard("{ArrowDown}{Enter}{ArrowDown}");
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Log in" }));
    await userEvent.keyboard("{ArrowDown}");
    expect(document.activeElement).toBe(within(list).getByRole("link", { name: "My team" }));
    await userEvent.keyboard("{Escape}");
    expect([button.getAttribute("aria-expanded"), document.activeElement]).toEqual(["false", button]);
  });

  it("closes when somebody presses beside it, and when something is chosen", async () => {
    const drawn = draw("top");
    const button = await screen.findByRole("button", { name: "Records" });
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("link", { name: "Home" }));
    expect(button.getAttribute("aria-expanded")).toBe("false");
    await userEvent.click(button);
    await userEvent.click(screen.getByRole("link", { name: "My team" }));
    expect(button.getAttribute("aria-expanded")).toBe("false");
    expect(drawn.actions.at(-1)).toEqual({ do: "navigate", to: "/team" });
  });

  it("shows at the side where the page stands, however deep", async () => {
    draw("side", "/login");
    expect((await screen.findByRole("link", { name: "Log in" })).getAttribute("aria-current")).toBe("page");
    expect(screen.getByRole("button", { name: "Records" }).getAttribute("aria-expanded")).toBe("true");
  });
});
