import { cleanup, fireEvent, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { drawWithVendors as draw, resource, site, slots, vendor } from "#tests/support/drawWithVendors.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const header = () => within(screen.getByRole("banner"));
const nav = () => within(header().getByRole("navigation", { name: "Main menu" }));

describe("the header", () => {
  it("[SHELL-04] recommends up to three vendors of slots, leads to the app, says its licence, and offers the languages", () => {
    const { actions } = draw("shell", { languages: ["EN", "KM"] });
    const list = within(header().getByRole("list", { name: "Recommended slots" }));
    expect(list.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual(
      ["A", "B", "C"].map((code) => [`Vendor ${code}`, `/rng?page=${code}`]),
    );
    fireEvent.click(header().getByRole("button", { name: "Get the app" }));
    fireEvent.click(header().getByRole("button", { name: "Licence" }));
    expect(actions).toEqual([
      { do: "navigate", to: "/down" },
      { do: "openDialog", dialog: "licence" },
    ]);
    expect(header().getAllByRole("combobox", { name: "Language" })[0]?.textContent).toBe("ENKM");
    expect(site.layouts["dialog/licence"]).toBeTruthy();
  });

  it.each([
    [1, true],
    [2, true],
    [41, true],
    [42, true],
    [4, false],
    [0, false],
    [undefined, false],
  ])("[SHELL-04] [ROLE-01] leads accounts of type %s to the agent centre: %s", (accountType, isThere) => {
    const { actions } = draw("shell", accountType === undefined ? {} : { accountType });
    const link = header().queryByRole("button", { name: "Agent centre" });
    expect(link !== null).toBe(isThere);
    if (link) fireEvent.click(link);
    expect(actions).toEqual(isThere ? [{ do: "openCentre", centre: "agent" }] : []);
  });

  it("[SHELL-05] has logo, navigation, promotions and app download, and a panel of vendors for each game type", async () => {
    const { actions } = draw("shell");
    const logo = header().getByRole("link", { name: /to the home page/ });
    expect(logo.getAttribute("href")).toBe("/index");
    fireEvent.click(logo);
    expect(actions).toEqual([{ do: "navigate", to: "/index" }]);
    // Of the two strips this is the lower one: what the upper one holds stands before it.
    const app = header().getByRole("button", { name: "Get the app" });
    const bar = header().getByRole("navigation", { name: "Main menu" });
    for (const below of [logo, bar])
      expect(app.compareDocumentPosition(below) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getByRole("main").compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
    const opening = await nav().findByRole("button", { name: "Slots: Vendors" });
    expect(
      nav()
        .getAllByRole("button")
        .map((one) => one.getAttribute("aria-label")),
    ).toEqual(["Slots: Vendors", "Live casino: Vendors"]);
    expect(nav().getByRole("link", { name: "Promotions" }).getAttribute("href")).toBe("/promotions");
    expect(nav().getByRole("link", { name: "Download" }).getAttribute("href")).toBe("/down");
    expect(nav().getByRole("link", { name: "Slots" }).getAttribute("href")).toBe("/rng");
    fireEvent.click(opening);
    const panel = screen.getByRole("group", { name: "Slots: Vendors" });
    expect(
      within(panel)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ).toEqual(slots.map(({ vassalage }) => `/rng?page=${vassalage}`));
  });

  it("[SHELL-05] marks the vendors that are hot with an icon, and no others", async () => {
    draw("shell");
    fireEvent.click(await nav().findByRole("button", { name: "Slots: Vendors" }));
    const panel = screen.getByRole("group", { name: "Slots: Vendors" });
    const marked = within(panel)
      .getAllByRole("listitem")
      .filter((entry) => within(entry).queryByText("Hot")?.querySelector("svg"));
    expect(marked.map((entry) => within(entry).getByRole("link").textContent)).toEqual(["Vendor B"]);
  });

  it.each([
    [1, true],
    [5, true],
    [6, false],
    [9, false],
  ])("[SHELL-05] centres a panel of %i vendors: %s", async (count, isCentred) => {
    const vendors = Array.from({ length: count }, (_, place) => vendor(`V${place}`));
    draw("shell", { answer: { lanes: [{ gameCategory: "RNG", vendors }] } });
    fireEvent.click(await nav().findByRole("button", { name: "Slots: Vendors" }));
    expect(screen.getByRole("group", { name: "Slots: Vendors" }).dataset["centred"]).toBe(String(isCentred));
    // What is marked is drawn so: from the middle of its item, or from where the menu begins.
    const sheet = readFileSync("renderers/blocks/MenuPanel.css", "utf8");
    expect(sheet).toMatch(/\.menu__panel\[data-centred="true"\] \{\s*inset-inline-start: 50%;\s*translate: calc\(-50%/);
    expect(sheet).toMatch(/:has\(> \.menu__panel\[data-centred="false"\]\) \{\s*position: static;/);
  });

  it("closes a panel by Escape, by a choice, and by a press beside it", async () => {
    draw("shell");
    const opening = await nav().findByRole("button", { name: "Live casino: Vendors" });
    const isOpen = () => opening.getAttribute("aria-expanded") === "true";
    const panel = () => screen.getByRole("group", { name: "Live casino: Vendors" });
    fireEvent.click(opening);
    fireEvent.keyDown(within(panel()).getByRole("link", { name: "Vendor G" }), { key: "Escape" });
    expect([isOpen(), document.activeElement]).toEqual([false, opening]);
    fireEvent.click(opening);
    fireEvent.click(within(panel()).getByRole("link", { name: "Vendor G" }));
    expect(isOpen()).toBe(false);
    fireEvent.click(opening);
    fireEvent.pointerDown(screen.getByRole("main"));
    expect(isOpen()).toBe(false);
  });

  it("is only links where the platform knows no vendors", () => {
    draw("shell", { answer: {} });
    expect(nav().queryAllByRole("button")).toEqual([]);
    expect(nav().getByRole("link", { name: "Slots" })).toBeTruthy();
    expect(header().queryByRole("list", { name: "Recommended slots" })).toBeNull();
  });
});

describe("the centres", () => {
  const titles = { personal: "My account", agent: "Agent centre" };
  it.each(Object.entries(titles))(
    "[SHELL-02] %s is an overlay that stands while the state says so",
    (centre, title) => {
      draw("shell", { accountType: 1 });
      expect(screen.queryAllByRole("dialog")).toEqual([]);
      cleanup();
      draw("shell", { accountType: 1, centre });
      expect(screen.getAllByRole("dialog")).toEqual([screen.getByRole("dialog", { name: title })]);
    },
  );
});

describe("the quick menu", () => {
  const quick = () => within(screen.getByRole("navigation", { name: "Quick menu" }));
  const names = async () => {
    await quick().findByRole("link", { name: "Announcements" });
    return quick()
      .getAllByRole("listitem")
      .map((entry) => entry.textContent);
  };

  it("[SHELL-07] has announcements, live chat, app download and promotions, messenger and telegram where they are configured", async () => {
    const customerService = [{ type: 1, name: "LIVECHAT" }];
    const resources = ["facebook", "telegram", "messenger", "appIos"].map(resource);
    const { actions } = draw("shell", { customerService, resources });
    const usual = ["Search", "Announcements", "Live chat", "Get the app", "Promotions", "Light or dark"];
    expect(await names()).toEqual([...usual, "Telegram", "Messenger"]);
    const targets = { Announcements: "/noticePage", "Get the app": "/down", Promotions: "/promotions" };
    const outside = { Telegram: "https://telegram.example/brand", Messenger: "https://messenger.example/brand" };
    for (const [name, href] of Object.entries({ ...targets, ...outside }))
      expect([name, quick().getByRole("link", { name }).getAttribute("href")]).toEqual([name, href]);
    fireEvent.click(quick().getByRole("button", { name: "Live chat" }));
    expect(actions).toEqual([{ do: "openService" }]);
  });

  it("[SHELL-07] has no messenger, telegram and live chat where none is configured, and can be folded", async () => {
    const { folds } = draw("shell", { resources: [resource("facebook")] });
    expect(await names()).toEqual(["Search", "Announcements", "Get the app", "Promotions", "Light or dark"]);
    fireEvent.click(quick().getByRole("button", { expanded: true }));
    expect([...folds]).toEqual([["quick", true]]);
    // It stands at the end of the line: on the right where one reads from the left.
    const sheet = readFileSync("renderers/blocks/QuickMenu.css", "utf8");
    expect(sheet).toMatch(/\n\.menu--quick \{\s*position: fixed;[^}]*inset-inline-end: 1rem;/);
  });
});

describe("ways to talk", () => {
  const customerService = [{ type: 1, name: "LIVECHAT" }];
  const resources = ["telegram", "messenger"].map(resource);
  const quick = () => within(screen.getByRole("navigation", { name: "Quick menu" }));

  it("[CHAT-01] are the chat room in the header and in the quick menu, live chat, messenger and telegram", async () => {
    const { actions } = draw("shell", { flags: ["CHATROOM3"], customerService, resources });
    fireEvent.click(header().getByRole("button", { name: "Open the chat room" }));
    fireEvent.click(await quick().findByRole("button", { name: "Chat room" }));
    fireEvent.click(quick().getByRole("button", { name: "Live chat" }));
    const room = { do: "openDialog", dialog: "chat" };
    expect(actions).toEqual([room, room, { do: "openService" }]);
    expect(quick().getByRole("link", { name: "Messenger" }).getAttribute("href")).toBe(
      "https://messenger.example/brand",
    );
    expect(quick().getByRole("link", { name: "Telegram" }).getAttribute("href")).toBe("https://telegram.example/brand");
    expect(site.layouts["dialog/chat"]?.root).toMatchObject({ kind: "dialog", stands: "side" });
  });

  it("[CHAT-01] have no chat room where that is off", async () => {
    draw("shell", { customerService, resources });
    expect(await quick().findByRole("button", { name: "Live chat" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: /chat room/i })).toBeNull();
  });
});

describe("what else the header holds", () => {
  const notice = { id: "n1", title: "New tables", content: "<p>Open</p>", time: "2026-01-02T03:04:05Z" };

  it("[SHELL-06] is a bar of notices on pages that have none of their own, each of which opens", async () => {
    const { actions, asked } = draw("shell", { path: "/promotions", notices: [notice] });
    const entry = (await header().findAllByRole("button", { name: "New tables" }))[0] as HTMLElement;
    fireEvent.click(entry);
    expect(actions).toMatchObject([{ do: "openDialog", dialog: "notice" }]);
    expect(asked).toContainEqual(expect.objectContaining({ call: "listAnnouncements", params: { types: "PL" } }));
  });

  it.each(["/index", "/game"])("[SHELL-06] is no bar of notices on %s", (path) => {
    const { asked } = draw("shell", { path, notices: [notice] });
    expect(asked).not.toContainEqual(expect.objectContaining({ call: "listAnnouncements", params: { types: "PL" } }));
  });

  it("[SHELL-06] is the way in, with registration where that is open, and every window that opens from it", () => {
    const { actions } = draw("shell", { flags: ["DIRECTREG3", "CHATROOM3"], path: "/promotions" });
    for (const name of ["Log in", "Sign up", "Open the chat room"])
      fireEvent.click(header().getByRole("button", { name }));
    const opened = ["login", "register", "chat"].map((dialog) => ({ do: "openDialog", dialog }));
    expect(actions).toEqual(opened);
    for (const name of ["changePassword", "forgotPassword", "login", "register", "notice", "games", "chat"])
      expect([name, site.layouts[`dialog/${name}`]?.root["kind"]]).toEqual([name, "dialog"]);
  });

  it("[SHELL-06] registers in a window that has the ways of its page", () => {
    draw("dialog/register", { flags: ["DIRECTREG3", "MOBILEREG3"] });
    const dialog = within(screen.getByRole("dialog", { name: "Open an account" }));
    expect(dialog.getAllByRole("tab")).toHaveLength(2);
    expect(dialog.getByRole("form", { name: "Username" })).toBeTruthy();
  });
});

describe("the home page", () => {
  it("[HOME-02] has a login box with a tab for text messages only where that is on, registration, and the site's languages", () => {
    const { actions } = draw("page/index", { flags: ["DIRECTREG3", "SMSLOGIN3"], languages: ["KM", "EN", "CN"] });
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Username", "Text message"]);
    const [choice] = screen.getAllByRole("combobox", { name: "Language" });
    expect(
      within(choice as HTMLElement)
        .getAllByRole("option")
        .map((one) => one.textContent),
    ).toEqual(["KM", "EN", "CN"]);
    const card = choice?.closest<HTMLElement>(".card");
    fireEvent.click(within(card as HTMLElement).getByRole("button", { name: "Open an account" }));
    expect(actions).toEqual([{ do: "navigate", to: "/register" }]);
    for (const brand of ["ink", "fresh"] as const) {
      const { settings } = readBundledSite(brand).brand;
      expect([brand, settings.defaultLanguage]).toEqual([brand, "KM"]);
    }
    expect(readBundledSite("fresh").brand.settings.languages.slice(0, 3)).toEqual(["KM", "EN", "CN"]);
  });

  it.each([
    ["SOCIALGOOGLE3", "Continue with Google", "loginGoogle"],
    ["SOCIALFACEBOOK3", "Continue with Facebook", "loginFacebook"],
    ["FREETRIAL3", "Free play", "freePlay"],
  ])("[LOGIN-04] offers by %s alone what it is of: %s", (flag, name, verb) => {
    const all = ["SOCIALGOOGLE3", "SOCIALFACEBOOK3", "FREETRIAL3", "DIRECTREG3", "SMSLOGIN3"];
    draw("page/index", { flags: all.filter((other) => other !== flag) });
    expect(screen.queryAllByRole("button", { name })).toEqual([]);
    cleanup();
    const { actions } = draw("page/index", { flags: [flag] });
    for (const button of screen.getAllByRole("button", { name })) fireEvent.click(button);
    expect(new Set(actions.map((action) => (action as { do: string }).do))).toEqual(new Set([verb]));
  });

  it("[HOME-02] has no tab for text messages where they are off", () => {
    draw("page/index", { flags: ["DIRECTREG3"] });
    expect(screen.queryByRole("tab", { name: "Text message" })).toBeNull();
    expect(screen.getByRole("form", { name: "Username" })).toBeTruthy();
  });

  it("[HOME-03] shows the account, the balance, shortcuts to seven pages that are there, and the way out", () => {
    const { actions } = draw("page/index", { accountType: 0 });
    expect(screen.getByText(/player01/)).toBeTruthy();
    expect(screen.getByText(/12345|123\.45/)).toBeTruthy();
    const shortcuts = within(screen.getByRole("navigation", { name: "Shortcuts" }));
    for (const button of shortcuts.getAllByRole("button")) fireEvent.click(button);
    const pages = [
      "securityCenter",
      "depositv2",
      "withdraw",
      "transactionHistory",
      "personalHistoryCopy",
      "bonusDetails",
      "rewardCenter",
    ];
    expect(actions).toEqual([
      ...pages.map((page) => ({ do: "openCentre", centre: "personal", page })),
      { do: "openDialog", dialog: "logout" },
    ]);
    for (const page of pages) expect([page, `personal-centre/${page}` in site.layouts]).toEqual([page, true]);
  });
});
