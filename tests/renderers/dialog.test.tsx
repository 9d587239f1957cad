import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readFileSync } from "node:fs";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Screen } from "#renderers/ui/useMatches.ts";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { RenderNode } from "#rendering/RenderNode.tsx";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { blockContext } from "./blockContext.ts";

const draw = (node: object, context = aRenderingContext(blockContext())) => {
  renderNode(aNode(node), context);
  return context;
};

describe("a dialog", () => {
  afterEach(() => void vi.unstubAllGlobals());
  const node = { kind: "dialog", title: "login.title", children: [{ kind: "text", text: "home.start" }] };

  it("is named by its title, which has the focus where there is no field", () => {
    draw(node);
    expect(screen.getByRole("dialog", { name: "Log in" })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe("Log in");
  });

  it("[SHELL-09] closes by its button and by Escape, not by a press outside", async () => {
    const context = draw(node);
    const dialog = screen.getByRole("dialog");
    fireEvent.pointerDown(dialog);
    expect(context.actions).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    dialog.dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(context.actions).toEqual([{ do: "closeDialog" }, { do: "closeDialog" }]);
  });

  it("[SHELL-09] closes by a press outside where the document says so", () => {
    const context = draw({ ...node, closeOnOutside: true });
    fireEvent.pointerDown(screen.getByText("Where to next"));
    expect(context.actions).toEqual([]);
    fireEvent.pointerDown(screen.getByRole("dialog"));
    expect(context.actions).toEqual([{ do: "closeDialog" }]);
  });

  it("cannot be closed where the document says so", () => {
    const context = draw({ ...node, closable: false });
    expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
    screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
    expect(context.actions).toEqual([]);
  });

  it("stays open where the browser closed it without asking, and asks then", () => {
    const context = draw(node);
    const dialog = screen.getByRole<HTMLDialogElement>("dialog");
    dialog.showModal = vi.fn<() => void>(() => dialog.setAttribute("open", ""));
    dialog.removeAttribute("open");
    dialog.dispatchEvent(new Event("close"));
    expect([dialog.open, context.actions]).toEqual([true, [{ do: "closeDialog" }]]);
  });

  it("that cannot be closed stays over what opens later, and has the focus again", () => {
    const opened: (string | null)[] = [];
    const titleOf = (element: Element) => element.querySelector("h2")?.textContent ?? null;
    HTMLDialogElement.prototype.showModal = function showModal() {
      opened.push(titleOf(this));
      this.setAttribute("open", "");
    };
    HTMLDialogElement.prototype.close = function close() {
      this.removeAttribute("open");
    };
    try {
      draw({ ...node, closable: false });
      draw({ ...node, title: "home.start" });
      expect(opened).toEqual(["Log in", "Where to next", "Log in"]);
      expect(document.activeElement?.textContent).toBe("Log in");
    } finally {
      Reflect.deleteProperty(HTMLDialogElement.prototype, "showModal");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "close");
    }
  });

  it("[SHELL-09] can be moved by its head, as far as the window goes, and not by its buttons", () => {
    function Rect(x: number, y: number, width: number, height: number) {
      return { x, y, width, height } as DOMRect;
    }
    vi.stubGlobal("DOMRect", Rect);
    draw(node);
    const dialog = screen.getByRole("dialog");
    const moved = (): number[] => dialog.style.translate.split(" ").map((part) => Number.parseFloat(part));
    dialog.getBoundingClientRect = () => Rect(300 + (moved()[0] ?? 0), 200 + (moved()[1] ?? 0), 400, 300);
    const drag = (from: Element, x: number, y: number): void => {
      fireEvent.pointerDown(from, { button: 0, clientX: 0, clientY: 0 });
      fireEvent.pointerMove(from, { clientX: x, clientY: y });
      fireEvent.pointerUp(from);
    };
    drag(screen.getByRole("button", { name: "Close" }), 50, 50);
    expect(moved()).toEqual([0, 0]);
    drag(screen.getByRole("heading", { name: "Log in" }), 30, -20);
    expect(moved()).toEqual([30, -20]);
    drag(screen.getByRole("heading", { name: "Log in" }), -5000, 0);
    expect(moved()).toEqual([-300, -20]);
  });

  it.each([
    [true, true],
    [false, false],
  ])("[SHELL-09] that is scrollable (%s) locks the scroll of the page below it: %s", (scrollable, isLocked) => {
    const sheet = document.head.appendChild(document.createElement("style"));
    sheet.textContent = readFileSync("renderers/styles/base.css", "utf8");
    const isHidden = () => getComputedStyle(document.documentElement).overflow === "hidden";
    expect(isHidden()).toBe(false);
    draw({ ...node, scrollable });
    expect(isHidden()).toBe(isLocked);
    sheet.remove();
  });

  it("[SHELL-09] fades in, 100 ms after the page has darkened", () => {
    const css = readFileSync("renderers/layouts/Dialog.css", "utf8");
    expect(css).toMatch(/\.dialog\[open\] \{[^}]*animation: dialog-in 100ms ease-out 100ms backwards;/);
    expect(css).toMatch(/\.dialog::backdrop \{[^}]*animation: fade-in 100ms ease-out;/);
    expect(css).toMatch(/@keyframes dialog-in \{\s*from \{\s*opacity: 0;/);
  });

  describe("at the side", () => {
    const aside = { ...node, stands: "side", closeOnOutside: true };
    /** What is said of the whole page. */
    const marks = () => Object.keys(document.documentElement.dataset);
    const beWide = (isWide: boolean) =>
      vi.stubGlobal("matchMedia", (query: string) => ({
        matches: isWide && query.includes("75em"),
        addEventListener() {},
        removeEventListener() {},
      }));

    it("leaves the page usable where there is room: it locks nothing, and a press on the page does not close it", () => {
      beWide(true);
      const context = draw(aside);
      const dialog = screen.getByRole<HTMLDialogElement>("dialog");
      expect(dialog.dataset["stands"]).toBe("beside");
      expect(marks()).toEqual(["beside"]);
      fireEvent.pointerDown(dialog);
      expect(context.actions).toEqual([]);
      fireEvent.keyDown(screen.getByRole("button", { name: "Close" }), { key: "Escape" });
      expect(context.actions).toEqual([{ do: "closeDialog" }]);
    });

    it("asks the screen that it is drawn on, and holds that page alone, where that is a frame of another page", () => {
      beWide(true);
      const frame = document.body.appendChild(document.createElement("iframe"));
      const [view, page] = [frame.contentWindow, frame.contentDocument];
      if (!view || !page) throw new Error("The frame has no document");
      view.matchMedia = () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
      const context = aRenderingContext();
      const drawn = (
        <Screen value={view}>
          <RenderingProvider context={context}>
            <RenderNode node={aNode(aside)} document="test" pointer="/root" scope={context.scope} />
          </RenderingProvider>
        </Screen>
      );
      const { unmount } = render(drawn, { container: page.body.appendChild(page.createElement("div")) });
      expect(page.querySelector("dialog")?.dataset["stands"]).toBe("side");
      expect([marks(), Object.keys(page.documentElement.dataset)]).toEqual([[], ["held"]]);
      unmount();
      expect(Object.keys(page.documentElement.dataset)).toEqual([]);
      frame.remove();
    });

    it("is over the page where there is none", () => {
      beWide(false);
      draw(aside);
      expect(screen.getByRole("dialog").dataset["stands"]).toBe("side");
      expect(marks()).toEqual(["held"]);
    });

    it("does not take the focus from whoever is busy on the page when it closes", () => {
      beWide(true);
      const [before, other] = ["a", "b"].map(() => document.body.appendChild(document.createElement("button")));
      before?.focus();
      const { unmount } = renderNode(aNode(aside), aRenderingContext());
      other?.focus();
      unmount();
      expect(document.activeElement).toBe(other);
      for (const one of [before, other]) one?.remove();
    });
  });

  it("lets the page scroll again only when the last one is closed", () => {
    const context = aRenderingContext();
    const [first, second] = [renderNode(aNode(node), context), renderNode(aNode(node), context)];
    const isHeld = () => document.documentElement.dataset["held"] !== undefined;
    first.unmount();
    expect(isHeld()).toBe(true);
    second.unmount();
    expect(isHeld()).toBe(false);
  });

  it("gives the focus back to what had it", () => {
    const before = document.body.appendChild(document.createElement("button"));
    before.focus();
    const context = aRenderingContext();
    const { unmount } = renderNode(aNode(node), context);
    expect(document.activeElement).not.toBe(before);
    unmount();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
