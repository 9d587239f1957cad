import { act, render, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/index.ts";
import { pageKey } from "#compile/pageKey.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext, type ContextParts } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const guide = JSON.parse(readFileSync("examples/pages/messages.json", "utf8")) as Record<string, unknown>;
const site = compileSite({ ...bundled, pages: { messages: guide } }, bundled);
const english = aTranslate();

/** Draws a document of the bundled site with the page of the guide in it; `parts` is who looks, and at what. */
function draw(name: string, parts: ContextParts = {}) {
  const context = aRenderingContext({
    layouts: site.layouts,
    flags: [...site.flags],
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    translate: (key, values) => site.texts["EN"]?.[key] ?? english(key, values),
    ...parts,
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return context;
}

const at = (path: string): string => pageKey(path, (key) => key in site.layouts);

describe("the pages of access", () => {
  it.each(["/register", "/register.html"])("[ROUTE-02] %s is the registration page", (path) => {
    draw(at(path));
    const form = screen.getByRole("form", { name: "Username" });
    for (const label of ["Username", "Password", "Password again"])
      expect(within(form).getByLabelText(label)).toBeTruthy();
    expect(within(form).getByRole("button", { name: "Open account" })).toBeTruthy();
  });

  it("[ROUTE-02] /login is the login box as a page", () => {
    draw(at("/login"));
    const form = screen.getByRole("form", { name: "Username" });
    for (const label of ["Username", "Password"]) expect(within(form).getByLabelText(label)).toBeTruthy();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("[REG-04] stars stand before the placeholders of required fields, and of no others", () => {
    draw("page/register");
    const fields = site.forms["registration.username"]?.fields ?? [];
    const seen = fields.map(({ name, required }) => {
      const control = document.querySelector(`form [name="${name}"]`);
      const label = document.querySelector(`label[for="${control?.id}"]`);
      const isStarred = control?.getAttribute("placeholder")?.startsWith("* ") || label?.hasAttribute("data-star");
      return [name, required, isStarred];
    });
    expect(seen).toEqual(fields.map(({ name, required }) => [name, required, required]));
    expect(fields.map(({ required }) => required)).toEqual(expect.arrayContaining([true, false]));
    expect(document.querySelector("[name=username]")?.getAttribute("placeholder")).toBe("* 6 to 12 characters");
  });
});

describe("the security centre", () => {
  const member = {
    account: "player01",
    passwordChangedAt: "changed on Monday",
    hasPaymentPassword: true,
    email: "pl•••@mail.example",
    mobileNum: "+8•••01",
  };
  const data = {
    watch: () => () => {},
    read: () => ({ status: "ready" as const, value: member }),
    reload: async () => {},
    load: async () => ({ ok: true as const, value: {} }),
  };

  it("[PC-03] shows account, password, withdrawal password and contact, and leads to another password", async () => {
    const { actions } = draw("personal-centre/securityCenter", { roots: { data: () => ({ member }) }, data });
    const rowOf = (name: string) => screen.getByText(name, { selector: "dt" }).parentElement?.textContent;
    const rows = ["Account name", "Password, set", "Withdrawal password", "E-mail", "Mobile number"].map(rowOf);
    const values = ["player01", "changed on Monday", "Set", "pl•••@mail.example", "+8•••01"];
    values.forEach((value, place) => expect(rows[place]).toContain(value));
    await act(async () => screen.getByRole("button", { name: /^Change/ }).click());
    expect(actions).toEqual([{ do: "openDialog", dialog: "changePassword" }]);
  });
});

describe("one engine", () => {
  const roots = {
    session: () => ({ loggedIn: true, account: "player01", nickname: "Player", accountType: 0 }),
    centre: () => ({ name: "personal", page: "messages" }),
    route: () => ({ path: "/register", page: "page/register" }),
    messages: () => ({ unread: 3 }),
  };
  const documents = {
    open: (key: string) => openDocument(site.layouts[key], key),
    current: () => at("/register"),
  };
  const message = {
    id: "m1",
    title: "A bonus for you",
    body: "Ten free spins",
    read: false,
    sentAt: "2026-11-20T10:00:00Z",
  };

  it("[CARD-02] draws navigation, a form and a centre page that is only a document", () => {
    const { problems } = draw("shell", {
      roots,
      documents,
      data: {
        watch: () => () => {},
        read: () => ({ status: "ready", value: { rows: [message], total: 1 } }),
        reload: async () => {},
        load: async () => ({ ok: true, value: {} }),
      },
    });
    expect(
      within(screen.getByRole("navigation", { name: "Main menu" })).getByRole("link", { name: "Home" }),
    ).toBeTruthy();
    expect(screen.getByRole("form", { name: "Username" })).toBeTruthy();
    const centre = screen.getByRole("dialog", { name: "Messages" });
    const entry = within(centre).getByRole("button", { name: /^Messages/ });
    expect([entry.getAttribute("aria-current"), entry.textContent]).toEqual(["page", "Messages3"]);
    expect(within(centre).getByText("A bonus for you")).toBeTruthy();
    expect(problems).toEqual([]);
  });

  it("[SHELL-01] draws the bundled shell in its areas, and the path as a style class of the main one", () => {
    draw("shell", { roots: { route: roots.route }, documents });
    for (const area of ["banner", "main", "complementary", "contentinfo"]) expect(screen.getByRole(area)).toBeTruthy();
    expect(screen.getByRole("main").classList).toContain("path-register");
    expect(within(screen.getByRole("main")).getByRole("form", { name: "Username" })).toBeTruthy();
    expect(within(screen.getByRole("complementary")).getByRole("navigation", { name: "Quick menu" })).toBeTruthy();
  });
});
