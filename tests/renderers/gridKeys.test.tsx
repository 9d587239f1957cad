import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState, type ReactElement } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { useGridKeys } from "#renderers/ui/useGridKeys.ts";

afterEach(cleanup);

const count = 100;
const columns = 4;

/** A grid of a hundred rows in four columns, of which five lines are drawn; `show` draws others. */
function Grid({ dir, onShow }: { dir?: "rtl"; onShow?: (row: number) => void }): ReactElement {
  const [list, setList] = useState<HTMLElement | null>(null);
  const [line, setLine] = useState(0);
  const from = line * columns;
  const show = (row: number): void => {
    onShow?.(row);
    setLine(Math.min(Math.max(0, Math.floor(row / columns) - 2), 20));
  };
  const to = Math.min(count, from + 5 * columns);
  const seen = {
    from,
    to,
    before: 0,
    after: 0,
    columns,
    gap: 0,
    usual: innerHeight / 3,
    show,
    measure: () => undefined,
  };
  const keys = useGridKeys(list, seen, count);
  return (
    <div {...keys} style={{ direction: dir }}>
      <ul ref={setList}>
        {Array.from({ length: to - from }, (_, at) => (
          <li key={from + at}>
            <button type="button">{`Game ${from + at}`}</button>
            <button type="button">{`Save ${from + at}`}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const game = (row: number) => screen.getByText(`Game ${row}`);
const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent;

describe("the keyboard in a grid", () => {
  it.each([
    ["ArrowRight", {}, 6],
    ["ArrowLeft", {}, 4],
    ["ArrowDown", {}, 9],
    ["ArrowUp", {}, 1],
    ["Home", {}, 4],
    ["End", {}, 7],
    ["PageDown", {}, 13],
    ["PageUp", {}, 1],
    ["Home", { ctrlKey: true }, 0],
  ])("%s goes on from the sixth of its rows", (key, more, to) => {
    render(<Grid />);
    game(5).focus();
    press(key, more);
    expect(focused()).toBe(`Game ${to}`);
  });

  it("goes the other way along where one reads from right to left", () => {
    render(<Grid dir="rtl" />);
    game(5).focus();
    press("ArrowLeft");
    expect(focused()).toBe("Game 6");
    press("ArrowRight");
    expect(focused()).toBe("Game 5");
  });

  it("brings a row that is not drawn, and has the focus there once it is", () => {
    const onShow = vi.fn<(row: number) => void>();
    render(<Grid onShow={onShow} />);
    game(5).focus();
    press("End", { ctrlKey: true });
    expect(onShow).toHaveBeenCalledWith(99);
    expect(focused()).toBe("Game 99");
    press("ArrowDown");
    expect(focused()).toBe("Game 99");
  });

  it("is one stop of the Tab key: the controls of the row that was used last", () => {
    render(<Grid />);
    const stops = () => [...document.querySelectorAll<HTMLElement>("button")].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ textContent }) => textContent)).toEqual(["Game 0", "Save 0"]);
    game(0).focus();
    press("ArrowDown");
    expect(stops().map(({ textContent }) => textContent)).toEqual(["Game 4", "Save 4"]);
  });
});
