import { fireEvent } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { createBar } from "../../sandbox/games/front/createBar.ts";
import type { Table } from "../../sandbox/games/front/openTable.ts";

const press = (bar: { element: HTMLElement }, detail: number) =>
  fireEvent.click(bar.element.querySelector(".bar__play") as HTMLElement, { detail });
const table = {
  words: { balance: "Balance", stake: "Stake", less: "Less", more: "More", won: "Won" },
  chip: 10,
  mostUnits: 500,
  money: String,
  balance: () => 10_000,
  onBalance: () => {},
} as unknown as Table<string>;

it("a double click on the button that plays is one bet, also where the answer came between both presses", () => {
  const onPlay = vi.fn<() => void>();
  const bar = createBar(table, { label: "Spin", onPlay });
  press(bar, 1);
  bar.setBusy(true);
  bar.setBusy(false);
  press(bar, 2);
  expect(onPlay).toHaveBeenCalledTimes(1);
  // Another press is another bet, by the pointer as by the keyboard.
  press(bar, 1);
  press(bar, 0);
  expect(onPlay).toHaveBeenCalledTimes(3);
});

it("presses that follow each other quickly are each a shot where a game is played so", () => {
  const onPlay = vi.fn<() => void>();
  const bar = createBar(table, { label: "Fire", onPlay, isRapid: true });
  for (const detail of [1, 2, 3]) press(bar, detail);
  expect(onPlay).toHaveBeenCalledTimes(3);
});
