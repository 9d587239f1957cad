import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { drawConsolePage as draw } from "#tests/support/drawConsolePage.tsx";
import { fill, listOf, press, user } from "#tests/support/user.ts";

const game = {
  id: "NAGA/golden-naga",
  vassalage: "NAGA",
  vendor: "Naga Games",
  code: "golden-naga",
  displayName: "Golden Naga",
  gameType: "RNG",
  classify: "",
  state: "vendorMaintenance",
  isShown: true,
  isHot: true,
  isNew: false,
  maintenance: false,
  marks: "hot",
  allowed: "player40",
  icon: "",
};
const vendor = {
  id: "RNG/NAGA",
  vassalage: "NAGA",
  gameType: "RNG",
  displayName: "Naga Games",
  state: "maintenance",
  status: "maintenance",
  until: "2026-03-08T00:00:00Z",
  hours: 3,
  isShown: true,
  isHot: false,
  recommended: 1,
  allowed: "",
  smallIcon: "",
  games: 120,
};
const report = {
  id: "NAGA/",
  vendor: "Naga Games",
  game: "",
  launches: 40,
  failures: 3,
  rounds: 900,
  voids: 2,
  turnover: 90_000,
  payout: 86_400,
  net: 3_600,
  returned: 96,
  currency: "USD",
};
const stake = {
  id: "0f000000-0000-4000-8000-000000000001",
  account: "player40",
  vendor: "NAGA",
  game: "Golden Naga",
  round: "round-1",
  stake: 1_000,
  currency: "USD",
  placedAt: "2026-03-01T00:00:00Z",
  said: "silent",
  asked: 3,
  nextAt: null,
  returnsAt: "2026-03-04T00:00:00Z",
};
const answers = {
  getGameDeskFigures: { vendors: 100, games: 12_000, maintenance: 1, open: 4, stuck: 1 },
  listGameDesk: listOf([game]),
  listVendorDesk: listOf([vendor]),
  listGameReport: listOf([report]),
  listOpenStakes: listOf([stake]),
};
const open = async (tab?: string) => {
  const drawn = await draw("games", answers, "publisher");
  if (tab) await user.click(screen.getByRole("tab", { name: tab }));
  return drawn;
};

describe("the page of games", () => {
  it("says what players find of a game, and changes it with its list of accounts", async () => {
    const { sent } = await open();
    expect(await screen.findByText("Vendor under maintenance")).toBeTruthy();
    await press("Change");
    const dialog = within(await screen.findByRole("dialog", { name: "Change Golden Naga" }));
    await user.click(dialog.getByRole("checkbox", { name: "Marked as new" }));
    await fill(dialog, /^May play/, "player40, player39");
    await press("Save", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: "setGameDesk",
      params: {
        vassalage: "NAGA",
        code: "golden-naga",
        isHot: true,
        isNew: true,
        allowed: "player40, player39",
        icon: "",
      },
    });
  });

  it("moves a game and a vendor in their order with a press", async () => {
    const { sent } = await open();
    await press("Up");
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: "setGameDesk", params: { code: "golden-naga", move: "up" } });
    await user.click(screen.getByRole("tab", { name: "Vendors" }));
    await press("Down");
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toMatchObject({
      call: "setVendorDesk",
      params: { gameType: "RNG", vassalage: "NAGA", move: "down" },
    });
  });

  it("shows launches, failures and what came back, and gives a stake back with a reason", async () => {
    const { sent } = await open("What is played");
    expect(await screen.findByText("96")).toBeTruthy();
    expect(screen.getByText("$900.00")).toBeTruthy();
    await user.click(screen.getByRole("tab", { name: "Open bets" }));
    expect(await screen.findByText("Nothing that helps", { selector: "td *, dd *" })).toBeTruthy();
    await press("Give the stake back");
    const dialog = within(await screen.findByRole("dialog", { name: "Give the stake back" }));
    expect(dialog.getByText("$10.00")).toBeTruthy();
    await fill(dialog, /^Why/, "The vendor is gone");
    await press("Give the stake back", dialog);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: "returnOpenStake", params: { id: stake.id, reason: "The vendor is gone" } });
  });
});
