import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createClock } from "../../sandbox/games/front/createClock.ts";
import type { Table } from "../../sandbox/games/front/openTable.ts";

const table = { now: () => Date.now() } as unknown as Table<string>;
const draws = [1, 2].map((number) => ({
  id: `north-${number}`,
  opensAt: (number - 1) * 60_000,
  closesAt: number * 60_000 - 10_000,
  endsAt: number * 60_000,
}));

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

it("tells once that a draw has closed, and once that it is over, to a game that follows the draws as it is told", () => {
  const turns: string[] = [];
  const show = () => clock.follow(draws.find(({ endsAt }) => endsAt > Date.now()));
  const clock = createClock(table, {
    open: "Open",
    closed: "Closed",
    onTurn() {
      turns.push(`${Date.now() / 1000} s`);
      show();
    },
  });
  show();
  vi.advanceTimersByTime(49_900);
  expect([turns, clock.element.textContent]).toEqual([[], "Open0:01"]);
  vi.advanceTimersByTime(9_000);
  expect([turns, clock.element.textContent]).toEqual([["50 s"], "Closed0:02"]);
  vi.advanceTimersByTime(60_000);
  expect([turns, clock.element.textContent]).toEqual([["50 s", "60 s", "110 s"], "Closed0:02"]);
});
