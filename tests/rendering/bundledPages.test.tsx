import { screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { openDocument } from "#engine/openDocument.ts";
import { pageKey } from "#compile/pageKey.ts";
import type { ContextParts } from "#tests/support/aRenderingContext.ts";
import { drawSite } from "#tests/support/drawSite.tsx";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const guide = JSON.parse(readFileSync("examples/pages/messages.json", "utf8")) as Record<string, unknown>;
const site = compileSite({ ...bundled, pages: { messages: guide } }, bundled);

/** Draws a document of the bundled site with the page of the guide in it; `parts` is who looks, and at what. */
const draw = (name: string, parts?: ContextParts) => drawSite(site, name, parts);

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

  const starOf = (name: string) => {
    const control = document.querySelector(`form [name="${name}"]`);
    const label = document.querySelector(`label[for="${control?.id}"]`);
    const isBefore = label && control && label.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBefore ? label.hasAttribute("data-star") : undefined;
  };

  it("[REG-04] stars stand before the placeholders of required fields, at their labels, and at no others", () => {
    draw("page/register");
    const form = site.forms["registration.username"];
    // The country stands inside of the number's field, whose label is for both.
    const fields = (form?.fields ?? []).filter(({ widget }) => widget !== "countryCode");
    const seen = fields.map(({ name, required }) => [name, required, starOf(name)]);
    expect(seen).toEqual(fields.map(({ name, required }) => [name, required, required]));
    expect(fields.map(({ required }) => required)).toEqual(expect.arrayContaining([true, false]));
    const placeholders = [...document.querySelectorAll("[placeholder]")].map((control) =>
      control.getAttribute("placeholder"),
    );
    expect(placeholders.filter((words) => words?.includes("*"))).toEqual([]);
    // What is marked is seen.
    const sheet = readFileSync("renderers/styles/fields.css", "utf8");
    expect(sheet).toMatch(/\[data-star="true"\]:not\(\.check\)::before,[^}]*\{\s*content: "\* "/);
  });

  it.each(["page/register", "/login"])(
    "%s says what the star means, and marks every required field with it",
    (path) => {
      draw(path === "/login" ? at(path) : path);
      const form = screen.getByRole("form", { name: "Username" });
      expect(within(form).getByText("Fields with a star are needed.")).toBeTruthy();
      const required = [...form.querySelectorAll("[aria-required]")].map(
        (control) => control.getAttribute("name") ?? "",
      );
      expect(required.length).toBeGreaterThan(1);
      expect(required.map(starOf)).toEqual(required.map(() => true));
    },
  );

  it("shows examples that the rules accept, and says beside them what the rules ask", () => {
    draw("page/register");
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name="${name}"]`);
    const shown = ["username", "email", "mobileNum", "payeeName", "referralCode", "password"].map(
      (name) => field(name)?.placeholder,
    );
    expect(shown).toEqual(["player01", "player@mail.example", "12345678", "Dara Sok", "ABC123", ""]);
    const help = (name: string) =>
      document.getElementById(field(name)?.getAttribute("aria-describedby") ?? "")?.textContent;
    expect(help("username")).toBe("6 - 12 letters and digits, beginning with a letter");
    expect(help("email")).toContain("An e-mail address of 5 - 64 characters");
    expect(help("password")).toMatch(/^8 - 64 characters of any kind\nA sentence you remember/);
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
    // A page without areas stands in the main one alone.
    expect(document.querySelectorAll("form")).toHaveLength(1);
    expect(within(screen.getByRole("complementary")).getByRole("navigation", { name: "Quick menu" })).toBeTruthy();
  });

  const bannerPages = Object.keys(site.layouts).filter(
    (key) => key.startsWith("page/") && site.layouts[key]?.banner !== undefined && key !== "page/register",
  );
  it.each(bannerPages)("[SHELL-01] has the banners of %s in its banner area, above the main one", (key) => {
    draw("shell", { roots: { route: roots.route }, documents: { ...documents, current: () => key } });
    const area = document.querySelector<HTMLElement>(".shell__banner");
    const main = screen.getByRole("main");
    const slides = [...document.querySelectorAll(".hero")];
    expect(slides).toHaveLength(1);
    expect(area?.contains(slides[0] ?? null)).toBe(true);
    expect(area && area.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole("heading", { level: 1 }).every((title) => area?.contains(title))).toBe(true);
    expect(main.querySelector(".stack, .section")).not.toBeNull();
  });
});
