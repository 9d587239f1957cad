import { readFileSync } from "node:fs";
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { aNode } from "#tests/support/aNode.ts";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { renderNode } from "#tests/support/renderNode.tsx";
import { blockContext } from "./blockContext.ts";

const height = 400;

/** A sheet of 400 pixels at the bottom of a screen, or a window of a desktop. */
async function aSheet({ isPhone = true, wantsStill = false, closable = true } = {}) {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query.includes("max-width") ? isPhone : query.includes("reduced-motion") && wantsStill,
    addEventListener() {},
    removeEventListener() {},
  }));
  const context = aRenderingContext(blockContext());
  const children = [{ kind: "text", text: "home.start" }];
  const node = { kind: "dialog", title: "login.title", draggable: true, closable, children };
  renderNode(aNode(node), context);
  await vi.dynamicImportSettled();
  const sheet = screen.getByRole("dialog");
  sheet.getBoundingClientRect = () => ({ top: 200, height, width: 390, x: 0, y: 200 }) as DOMRect;
  return { sheet, context, head: screen.getByRole("heading"), text: screen.getByText("Where to next") };
}

/** Moves a finger from where it was put down, a step each 100 milliseconds, and lifts it. */
function swipe(from: Element, ...steps: readonly (readonly [x: number, y: number])[]) {
  const at = ([x, y]: readonly [number, number]) => ({ pointerId: 1, button: 0, clientX: 100 + x, clientY: 300 + y });
  const send = (kind: "pointerDown" | "pointerMove" | "pointerUp", step: readonly [number, number], ms: number) => {
    vi.spyOn(Event.prototype, "timeStamp", "get").mockReturnValue(ms);
    fireEvent[kind](from, at(step));
  };
  send("pointerDown", [0, 0], 0);
  steps.forEach((step, index) => send("pointerMove", step, (index + 1) * 100));
  return { lift: () => send("pointerUp", steps.at(-1) ?? [0, 0], steps.length * 100) };
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe("a sheet", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it("follows the finger, and closes where it was pulled down far enough", async () => {
    const { sheet, head, context } = await aSheet();
    const { lift } = swipe(head, [0, 60], [5, 180]);
    expect([sheet.dataset["swipe"], sheet.style.getPropertyValue("--swipe")]).toEqual(["held", "172px"]);
    lift();
    expect([sheet.dataset["swipe"], sheet.style.getPropertyValue("--swipe")]).toEqual(["away", `${height}px`]);
    expect(context.actions).toEqual([]);
    wait(220);
    expect(context.actions).toEqual([{ do: "closeDialog" }]);
  });

  it("closes at once for whoever wants less motion", async () => {
    const { head, context } = await aSheet({ wantsStill: true });
    swipe(head, [0, 300]).lift();
    wait(0);
    expect(context.actions).toEqual([{ do: "closeDialog" }]);
  });

  it("springs back from a little way", async () => {
    const { sheet, head, context } = await aSheet();
    swipe(head, [0, 60], [0, 70]).lift();
    expect([sheet.dataset["swipe"], sheet.style.getPropertyValue("--swipe")]).toEqual(["back", "0px"]);
    wait(1000);
    expect([sheet.dataset["swipe"], sheet.style.getPropertyValue("--swipe"), context.actions]).toEqual([
      undefined,
      "",
      [],
    ]);
  });

  it("closes where it was flung, however little way it came", async () => {
    const { head, context } = await aSheet();
    swipe(head, [0, 20], [0, 80]).lift();
    wait(220);
    expect(context.actions).toEqual([{ do: "closeDialog" }]);
  });

  it("comes back where it does not close after all", async () => {
    const { sheet, head } = await aSheet();
    swipe(head, [0, 300]).lift();
    wait(220 + 150);
    expect(sheet.dataset["swipe"]).toBe("back");
  });

  it("comes back where the browser took the finger for something else", async () => {
    const { sheet, head, context } = await aSheet();
    swipe(head, [0, 300]);
    fireEvent.pointerCancel(head, { pointerId: 1 });
    wait(1000);
    expect([sheet.dataset["swipe"], context.actions]).toEqual([undefined, []]);
  });

  it("that cannot be closed has no grip, follows no swipe, and stays", async () => {
    const { sheet, head, context } = await aSheet({ closable: false });
    expect(sheet.dataset["kept"]).toBe("true");
    const css = readFileSync("renderers/layouts/Dialog.css", "utf8");
    expect(css.match(/[^\n]*__head::before/g)).toEqual(["  .dialog:not([data-kept]) > .dialog__head::before"]);
    const { lift } = swipe(head, [0, 208]);
    expect(sheet.style.getPropertyValue("--swipe")).toBe("");
    lift();
    wait(1000);
    expect([sheet.dataset["swipe"], context.actions]).toEqual([undefined, []]);
  });

  it("leaves alone what scrolls: what is scrolled down already, what moves up or aside", async () => {
    const { sheet, text, head } = await aSheet();
    const body = text.closest(".dialog__body") as HTMLElement;
    body.scrollTop = 40;
    swipe(text, [0, 300]);
    expect(sheet.dataset["swipe"]).toBeUndefined();
    fireEvent.pointerUp(text, { pointerId: 1 });
    body.scrollTop = 0;
    swipe(text, [0, -20], [0, 300]).lift();
    swipe(head, [60, 10], [0, 300]).lift();
    expect(sheet.dataset["swipe"]).toBeUndefined();
    swipe(text, [0, 100]);
    expect(sheet.dataset["swipe"]).toBe("held");
  });

  it("keeps the browser from scrolling while it is pulled, and only then", async () => {
    const { text } = await aSheet();
    const touch = (y: number) => fireEvent.touchMove(text, { touches: [{ clientX: 100, clientY: 300 + y }] });
    expect(touch(50)).toBe(true);
    swipe(text);
    expect([touch(-5), touch(5)]).toEqual([true, false]);
  });

  it("is none on a desktop, where its head moves it", async () => {
    const { sheet, head, context } = await aSheet({ isPhone: false });
    vi.stubGlobal("DOMRect", function Rect(x: number, y: number, width: number, tall: number) {
      return { x, y, width, height: tall };
    });
    swipe(head, [0, 300]).lift();
    wait(1000);
    expect([sheet.dataset["swipe"], context.actions]).toEqual([undefined, []]);
    expect(sheet.style.translate).not.toBe("0px 0px");
  });
});
