import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { speak } from "../../sandbox/games/front/words.ts";
import type { Table } from "../../sandbox/games/front/openTable.ts";
import { createSlip } from "../../sandbox/games/lottery/createSlip.ts";
import { lotteryWords } from "../../sandbox/games/lottery/words.ts";

const bet = vi.fn<(asked: object) => Promise<object | undefined>>(async () => ({ id: "round-1" }));
const table = {
  words: speak(lotteryWords, "EN"),
  chip: 10,
  mostUnits: 10_000,
  money: String,
  bet,
  settleBalance: () => {},
} as unknown as Parameters<typeof createSlip>[0] & Table<string>;
const line = { type: "last2", mode: "Lott" as const, picks: [[7, 42]], units: 1 };
const place = () => screen.getByRole<HTMLButtonElement>("button", { name: "Place the bet" });
const closed = "Draw \u206620261127-0001\u2069 takes no more bets. Your slip stays, and goes on the next draw.";

beforeEach(() => {
  document.body.replaceChildren();
  bet.mockClear();
});

function openSlip() {
  const slip = createSlip(table, "north", () => {});
  document.body.append(slip.element);
  slip.aim("north-20261127-0001");
  return slip;
}

it("tells who has numbers on the slip that their draw has closed, keeps them, and places them on the next draw", async () => {
  const slip = openSlip();
  slip.add(line);
  slip.aim(undefined);
  expect([screen.getByText(closed).getAttribute("role"), place().disabled]).toEqual(["status", true]);
  slip.aim("north-20261127-0002");
  expect(screen.getByText(closed)).toBeTruthy();
  expect(screen.getByText("\u206607 42\u2069")).toBeTruthy();
  fireEvent.click(place());
  await screen.findByText("The bet is placed. Good luck!");
  expect(bet.mock.calls).toEqual([[expect.objectContaining({ draw: "north-20261127-0002", stake: 20 })]]);
  expect(screen.queryByText(closed)).toBeNull();
});

it("says nothing of a draw that closes to whoever has chosen nothing, or has placed it", async () => {
  const slip = openSlip();
  slip.aim("north-20261127-0002");
  slip.add(line);
  fireEvent.click(place());
  await screen.findByText("The bet is placed. Good luck!");
  slip.aim(undefined);
  expect(screen.getByText("The bet is placed. Good luck!")).toBeTruthy();
  slip.aim("north-20261127-0003");
  expect(screen.queryByText("The bet is placed. Good luck!")).toBeNull();
});
