import { act, fireEvent, render, screen } from "@testing-library/react";
import { observable } from "mobx";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Toasts } from "#app/hosts/Toasts.tsx";
import type { ScreenStores } from "#app/ScreenStores.ts";
import { enforceActions } from "#stores/enforceActions.ts";
import { toastMs } from "#stores/Toasts.ts";
import { UiStore } from "#stores/UiStore.ts";
import { fakeStorage } from "../support/fakeStorage.ts";

enforceActions();

/** A screen of 768 pixels with a button that stands so far down; gives where a message about it is shown. */
function sideAfter(press: (button: HTMLElement) => void, top: number): string | null | undefined {
  const ui = new UiStore(fakeStorage());
  const stores = { ui, texts: { texts: { translate: (key: string) => key } } } as unknown as ScreenStores;
  render(
    <>
      <button type="button">Save</button>
      <Toasts stores={stores} />
    </>,
  );
  const button = screen.getByRole("button");
  button.getBoundingClientRect = () => ({ top, bottom: top + 40 }) as DOMRect;
  press(button);
  act(() => void ui.toasts.add("It was not saved", "negative"));
  return document.querySelector(".toasts")?.getAttribute("data-side");
}

describe("a message", () => {
  beforeEach(() => void (globalThis.innerHeight = 768));
  const byPointer = (clientY: number) => (button: HTMLElement) => fireEvent.pointerDown(button, { clientY });
  const byKeyboard = (button: HTMLElement) => {
    button.focus();
    fireEvent.keyDown(button, { key: "Enter" });
  };

  it.each([
    ["pressed at the bottom", byPointer(720), 700, "top"],
    ["pressed at the top", byPointer(60), 40, "bottom"],
    ["reached by the keyboard at the bottom", byKeyboard, 700, "top"],
    ["reached by the keyboard at the top", byKeyboard, 40, "bottom"],
  ])("does not cover the button that it speaks of: %s", (_, press, top, side) => {
    expect(sideAfter(press, top)).toBe(side);
  });
});

describe("a message whose words are still on their way", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("comes with them, and stays as long as another", () => {
    const ui = new UiStore(fakeStorage());
    const words = observable.box("");
    render(
      <Toasts stores={{ ui, texts: { texts: { translate: (key: string) => key } } } as unknown as ScreenStores} />,
    );
    act(() => void ui.toasts.add(() => words.get(), "positive"));
    act(() => void vi.advanceTimersByTime(toastMs * 2));
    expect(screen.queryByRole("status")).toBeNull();
    act(() => words.set("It was saved"));
    expect(screen.getByRole("status").textContent).toContain("It was saved");
    act(() => void vi.advanceTimersByTime(toastMs - 1));
    expect(screen.queryByRole("status")).not.toBeNull();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByRole("status")).toBeNull();
  });
});
