import { fireEvent, render, screen, within } from "@testing-library/react";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Layout } from "#contracts/config.ts";
import { compileSite } from "#compile/site.ts";
import { renderers } from "#renderers/index.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);

type Layouts = Readonly<Record<string, Layout>>;
const member = { loggedIn: true, account: "player01", real: true, accountType: 0 };

/** The kind of node that throws wherever it is drawn. */
const throwing = defineBlock({
  kind: "badge",
  component() {
    throw new Error("out of paint");
  },
});

interface Node {
  kind: string;
  children?: unknown[];
  header?: unknown[];
  main?: unknown[];
}

/** A document with a part that throws at the beginning of what it holds. */
function withThrowing(layouts: Layouts, name: string): object {
  const layout = structuredClone(layouts[name]) as unknown as { root: Node };
  const { kind, header, main, children } = layout.root;
  const place = kind === "shell" ? header : kind === "page" ? main : (children ?? []);
  place?.unshift({ kind: "badge", text: "login.title" });
  if (layout.root.kind === "hero") {
    const { aside } = layout.root as unknown as { aside: { children: unknown[] }[] };
    aside[0]?.children.unshift({ kind: "badge", text: "login.title" });
  }
  return layout;
}

function draw(name: string, roots: Record<string, object> = {}, layouts: Layouts = site.layouts) {
  const context = aRenderingContext({
    layouts: { ...layouts, [name]: withThrowing(layouts, name) },
    renderers: [...renderers.filter((one) => one.name !== "badge"), throwing],
    flags: ["DIRECTREG3", "CHATROOM3"],
    menus: { items: (menu) => site.menus[menu]?.items ?? [] },
    roots: {
      session: () => ({ loggedIn: false }),
      brand: () => site.brand,
      balance: () => ({ sum: 12_345 }),
      route: () => ({ path: "/index", query: {} }),
      ...Object.fromEntries(Object.entries(roots).map(([name, value]) => [name, () => value])),
    },
    forms: { descriptors: site.forms },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return context;
}

const broken = "This part is not available right now.";

describe("F-20 a part that throws while it is drawn", () => {
  beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));
  afterEach(() => void vi.restoreAllMocks());

  it("leaves the form of the login, and its way out", async () => {
    const { problems } = draw("dialog/login");
    const dialog = within(await screen.findByRole("dialog", { name: "Log in" }));
    expect(dialog.getByText(broken)).toBeTruthy();
    const form = within(dialog.getByRole("form", { name: "Username" }));
    fireEvent.change(form.getByLabelText("Username"), { target: { value: "player01" } });
    expect(form.getByLabelText<HTMLInputElement>("Username").value).toBe("player01");
    expect(form.getByRole("button", { name: "Log in" })).toBeTruthy();
    expect(dialog.getByRole("button", { name: "Close" })).toBeTruthy();
    expect(problems.some(({ reason }) => reason.includes("out of paint"))).toBe(true);
  });

  it.each(["page/register", "dialog/register"])("leaves the form of the registration on %s", async (name) => {
    draw(name);
    expect((await screen.findAllByText(broken)).length).toBeGreaterThan(0);
    const form = within(screen.getByRole("form", { name: "Username" }));
    fireEvent.change(form.getByLabelText("Username"), { target: { value: "player01" } });
    expect(form.getByRole("button", { name: "Open account" })).toBeTruthy();
  });

  it("leaves the question of a logout with both of its answers", async () => {
    const { actions } = draw("dialog/logout", { session: member });
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText(broken)).toBeTruthy();
    fireEvent.click(dialog.getAllByRole("button", { name: /Log out/ }).at(-1) as HTMLElement);
    expect(actions).toEqual([{ do: "logout" }]);
  });

  it("leaves header, balance and account around the page", () => {
    draw("shell", { session: member });
    const header = within(screen.getByRole("banner"));
    expect(header.getAllByText(broken).length).toBeGreaterThan(0);
    expect(header.getByText(/12345|123\.45/)).toBeTruthy();
    expect(header.getByRole("button", { name: "My account" })).toBeTruthy();
    expect(header.getByRole("navigation", { name: "Main menu" })).toBeTruthy();
  });

  it("leaves the note of a publication and its button", async () => {
    const changes = JSON.parse(readFileSync("src/console/layouts/page/changes.json", "utf8")) as Layout;
    const draft = { isChanged: true, isSaved: true, status: "ready", hash: "sha256-1", baseHash: "sha256-0" };
    draw(
      "page/changes",
      { operator: { role: "publisher", rights: { publish: true } }, draft },
      { ...site.layouts, "page/changes": changes },
    );
    expect(screen.getAllByText(broken).length).toBeGreaterThan(0);
    const note = screen.getByRole("textbox", { name: "Note" });
    fireEvent.change(note, { target: { value: "Through a fault" } });
    expect((note as HTMLInputElement).value).toBe("Through a fault");
    expect(screen.getByRole("button", { name: "Publish now" })).toBeTruthy();
  });
});
