import { fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { PickerBoard } from "#renderers/blocks/picker/PickerBoard.tsx";

const columns = 5;
const count = 12;

// Five cells side by side, as a browser lays them out.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, "offsetTop", "get").mockImplementation(function offsetTop(this: HTMLElement) {
    const place = [...(this.parentElement?.children ?? [])].indexOf(this);
    return Math.floor(place / columns) * 40;
  });
});
afterEach(() => vi.restoreAllMocks());

function Board({ isNumbers = true, most = count }: { isNumbers?: boolean; most?: number }): ReactElement {
  const [picked, setPicked] = useState<number[]>([]);
  return (
    <div dir="rtl" style={{ direction: "rtl" }}>
      <PickerBoard
        label="Numbers"
        isNamed={false}
        isNumbers={isNumbers}
        count={count}
        words={(place) => `No. ${place}`}
        note={undefined}
        picked={picked}
        isFull={picked.length >= most}
        isDisabled={false}
        onPick={setPicked}
      />
    </div>
  );
}

const cell = (place: number) => screen.getByRole("button", { name: `No. ${place}` });
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;
const stops = () =>
  screen
    .getAllByRole("button")
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

describe("the keyboard on a board of numbers", () => {
  it.each([
    ["ArrowRight", 6, 7],
    ["ArrowLeft", 6, 5],
    ["ArrowDown", 6, 11],
    ["ArrowUp", 6, 1],
    ["Home", 6, 5],
    ["End", 6, 9],
    ["End", 10, 11],
    // At the edges nothing moves, and the way down to a shorter line ends at its last number.
    ["ArrowLeft", 0, 0],
    ["ArrowUp", 3, 3],
    ["ArrowRight", 11, 11],
    ["ArrowDown", 10, 10],
    ["ArrowDown", 9, 11],
  ])("%s leads from %i to %i, also where one reads from right to left", (key, from, to) => {
    render(<Board />);
    cell(from).focus();
    expect(press(key)).toBe(false);
    expect(focused()).toBe(`No. ${to}`);
    // Tab stops at the board once, where it was left.
    expect(stops()).toEqual([`No. ${to}`]);
  });

  it("goes the other way along choices in words, which run as one reads", () => {
    render(<Board isNumbers={false} />);
    cell(6).focus();
    press("ArrowLeft");
    expect(focused()).toBe("No. 7");
    press("ArrowRight");
    press("ArrowRight");
    expect(focused()).toBe("No. 5");
    press("ArrowDown");
    expect(focused()).toBe("No. 10");
  });

  it("leaves keys with others held, and all other keys, to the browser", () => {
    render(<Board />);
    cell(6).focus();
    for (const more of [{ ctrlKey: true }, { altKey: true }, { shiftKey: true }, { metaKey: true }])
      expect(press("ArrowRight", more)).toBe(true);
    for (const key of ["Tab", "Enter", " ", "constructor"]) expect(press(key)).toBe(true);
    expect(focused()).toBe("No. 6");
  });

  it("picks and puts back, and picks no more than allowed, while what is picked can be put back", () => {
    render(<Board most={2} />);
    for (const place of [7, 3, 5]) fireEvent.click(cell(place));
    const picked = () => screen.getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
    expect(picked()).toEqual(["No. 3", "No. 7"]);
    expect(cell(5).getAttribute("aria-disabled")).toBe("true");
    expect(cell(3).getAttribute("aria-disabled")).toBeNull();
    fireEvent.click(cell(3));
    fireEvent.click(cell(5));
    expect(picked()).toEqual(["No. 5", "No. 7"]);
  });
});
