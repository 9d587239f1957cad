import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { Toasts } from "#app/hosts/Toasts.tsx";
import type { ScreenStores } from "#app/ScreenStores.ts";
import { enforceActions } from "#stores/enforceActions.ts";
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
