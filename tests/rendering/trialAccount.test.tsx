import { fireEvent, render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { compileSite } from "#compile/site.ts";
import { createFormats } from "#i18n/createFormats.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";

const bundled = readBundledSite("ink");
const { layouts, forms, menus } = compileSite(bundled, bundled);
const write = createFormats("en", "USD", { timeZone: "UTC" });

/** Draws a document as the holder of an account sees it. */
function drawFor(document: string, session: object, flags = ["DIRECTREG3", "FREETRIAL3"]) {
  const context = aRenderingContext({
    layouts,
    flags,
    forms: { descriptors: forms },
    menus: { items: (name) => menus[name]?.items ?? [] },
    roots: {
      session: () => ({ loggedIn: true, status: "loggedIn", account: "guest1", nickname: "guest1", ...session }),
      balance: () => ({ sum: 100_000, currency: "USD" }),
      data: () => ({}),
      ui: () => ({ online: true }),
    },
    format: (value, format = "text", currency) => write(value, format, currency),
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={document} />
    </RenderingProvider>,
  );
  return context;
}

const trial = { real: false, accountType: 4, type: 4, newcomer: true };
const member = { real: true, accountType: 0, type: 0, newcomer: false };
const toRegister = { do: "navigate", to: "/register" };

describe("a trial account", () => {
  it("[LOGIN-12] is told that it needs a real one and what free play is, and may open it there", () => {
    const { actions } = drawFor("dialog/realAccount", trial);
    const dialog = screen.getByRole("dialog", { name: "Free play" });
    const notice = "This needs a real account. Please register or log in with your own account.";
    expect(within(dialog).getByText(notice)).toBeTruthy();
    expect(dialog.textContent).toContain("Play money cannot be paid out.");
    fireEvent.click(within(dialog).getByRole("button", { name: "Open an account" }));
    fireEvent.click(within(dialog).getByRole("button", { name: "OK" }));
    expect(actions).toEqual([toRegister, { do: "closeDialog" }]);
  });

  it("is offered no registration where there is none", () => {
    drawFor("dialog/realAccount", trial, ["FREETRIAL3"]);
    expect(screen.queryByRole("button", { name: "Open an account" })).toBeNull();
  });

  it("sees beside each balance that it is play money", () => {
    const { actions } = drawFor("page/index", trial);
    const amounts = screen.getAllByText("$1,000.00");
    expect(screen.getAllByText("Play money")).toHaveLength(amounts.length);
    expect(screen.getByText(/It cannot be paid in or out/)).toBeDefined();
    fireEvent.click(screen.getAllByRole("button", { name: /Open an account/ })[0] as HTMLElement);
    expect(actions).toEqual([toRegister]);
  });

  it("has it in the header of every page too, and the way to an account in the bar of a phone", () => {
    drawFor("shell", trial);
    expect(within(screen.getByRole("banner")).getByText("Play money")).toBeDefined();
    expect(screen.getAllByText("Sign up").length).toBeGreaterThan(0);
  });
});

describe("a real account", () => {
  it.each(["shell", "page/index"])("sees nothing of play money in %s", (document) => {
    drawFor(document, member);
    expect(screen.getAllByText("$1,000.00").length).toBeGreaterThan(0);
    expect(screen.queryByText(/play money/i)).toBeNull();
  });

  it("is welcomed back only if it was here before", () => {
    drawFor("page/index", member);
    expect(screen.getByText("Welcome back")).toBeDefined();
    expect(screen.getByText("Good to see you again")).toBeDefined();
  });

  it("is welcomed when it is new", () => {
    drawFor("page/index", { ...member, newcomer: true });
    expect(screen.getByText("Welcome")).toBeDefined();
    expect(screen.getByText("Good to have you here")).toBeDefined();
    expect(screen.queryByText(/again|back/)).toBeNull();
  });
});
