import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BetRow, TransactionRow } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { entriesOf, factsOf, listOf, press, user } from "#tests/support/user.ts";

// Spans of days are counted from today.
beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 2, 12) }));
afterEach(() => void vi.useRealTimers());

const patience = { timeout: 3_000 };
const lastSeven = { from: "2026-02-24", to: "2026-03-02" };
/** What stands above a table: its sums, as they are read out. */
const sums = () =>
  Object.fromEntries(
    [...document.querySelectorAll(".table__sum")].map((sum) => [
      sum.querySelector("dt")?.textContent,
      (sum.querySelector("dd .only-read") ?? sum.querySelector("dd"))?.textContent,
    ]),
  );
const tableOf = (name: string) => within(screen.getByRole("table", { name }));
const filter = (name: string, choice: string) => user.selectOptions(screen.getByRole("combobox", { name }), choice);
const choicesOf = (name: string) =>
  within(screen.getByRole("combobox", { name }))
    .getAllByRole("option")
    .map(({ textContent }) => textContent);

const kinds = [
  ["RNG", "Slots"],
  ["LIVE", "Live casino"],
  ["COCKFIGHT", "Cockfight"],
  ["SPORTS", "Sports"],
  ["ESPORTS", "Esports"],
  ["FISH", "Fishing"],
  ["PVP", "Card games"],
  ["LOTT", "Lottery"],
  ["ELOTT", "E-lottery"],
] as const;
const figures = { bets: 2, stake: 3_000, openStake: 1_000, valid: 2_000, payout: 2_500, net: -500, currency: "USD" };

describe("the betting record", () => {
  const bet: BetRow = {
    id: "b1",
    placedAt: "2026-03-01T10:00:00Z",
    settledAt: "2026-03-01T10:00:05Z",
    category: "RNG",
    vendor: "NAGA",
    vendorName: "Naga Spin",
    game: "Golden Naga",
    round: "ROUND-7",
    stake: 2_000,
    valid: 1_900,
    payout: 1_500,
    net: -500,
    state: "settled",
    currency: "USD",
  };
  const details = [{ name: "Line", value: "Three nagas" }];
  const answers = {
    listBetGames: {
      vendors: [{ code: "NAGA", name: "Naga Spin" }],
      games: [{ id: "NAGA/golden-naga", name: "Golden Naga", vendorName: "Naga Spin" }],
    },
    listBets: { ...listOf([bet]), next: null, totals: figures },
    getBet: { ...bet, day: "2026-03-01", bonusStake: 0, voidedAt: null, ended: null, details },
  };

  it("[PC-08] shows each bet with game, vendor, kind, time, amounts and state, the sums of all, and what the vendor says of one", async () => {
    const { lastOf } = await drawPlayerPage("/personal-centre/personalHistoryCopy", { answers });
    const row = tableOf("Betting record").getByText("Golden Naga").closest("tr");
    for (const part of ["Naga Spin", "Slots", "Mar 1, 2026", "$20.00", "$19.00", "$15.00", "-$5.00", "Settled"])
      expect(row?.textContent).toContain(part);
    expect(sums()).toEqual({
      Bets: "2",
      Stake: "$30.00",
      "Stake still open": "$10.00",
      "Valid bet": "$20.00",
      Payout: "$25.00",
      "Won or lost": "-$5.00",
    });
    await press("Golden Naga");
    const dialog = within(await screen.findByRole("dialog", { name: "Bet" }));
    expect(lastOf("getBet")).toEqual({ id: "b1" });
    expect(factsOf("Bet")).toMatchObject({ Game: "Golden Naga", Round: "ROUND-7", Stake: "$20.00", Payout: "$15.00" });
    expect(dialog.getByText("Three nagas")).toBeTruthy();
  });

  it.each([
    ["open", "No result yet", /settled or comes back by itself/],
    ["void", "The stake came back", /whole stake of \$20\.00 is back/],
  ] as const)("says what becomes of the stake of a bet that is %s", async (state, title, text) => {
    const getBet = { ...answers.getBet, state, settledAt: null, valid: null, payout: null, net: null };
    const voidedAt = state === "void" ? "2026-03-01T10:01:00Z" : null;
    await drawPlayerPage("/personal-centre/personalHistoryCopy", {
      answers: { ...answers, getBet: { ...getBet, voidedAt } },
    });
    await press("Golden Naga");
    const dialog = within(await screen.findByRole("dialog", { name: "Bet" }));
    expect(dialog.getByText(title)).toBeTruthy();
    expect(dialog.getByText(text)).toBeTruthy();
    expect(dialog.queryAllByRole("button", { name: "Account record" })).toHaveLength(state === "void" ? 1 : 0);
  });

  it("[PC-08] is filtered by kind of game, vendor, game, state and days", async () => {
    const { lastOf } = await drawPlayerPage("/personal-centre/personalHistoryCopy", { answers });
    expect(choicesOf("Kind of game")).toEqual(["All kinds", ...kinds.map(([, name]) => name)]);
    expect(choicesOf("State")).toEqual(["All states", "Open", "Settled", "Called off"]);
    await filter("Kind of game", "Slots");
    await filter("Vendor", "Naga Spin");
    await filter("Game", "Golden Naga · Naga Spin");
    await filter("State", "Settled");
    await press("Last 7 days");
    const wanted = { category: "RNG", vendor: "NAGA", game: "NAGA/golden-naga", state: "settled", ...lastSeven };
    await waitFor(() => expect(lastOf("listBets")).toMatchObject(wanted), patience);
  });
});

describe("the account record", () => {
  const entry = (type: TransactionRow["type"], source: TransactionRow["source"] = null): TransactionRow => ({
    id: type,
    time: "2026-03-01T10:00:00Z",
    type,
    amount: -2_000,
    balanceAfter: 8_000,
    currency: "USD",
    detail: `About ${type}`,
    reference: `REF-${type}`,
    status: "completed",
    source,
  });
  const names = {
    deposit: "Deposit",
    withdrawal: "Withdrawal",
    bet: "Bet",
    win: "Win",
    void: "Bet called off",
    bonus: "Bonus",
    transferIn: "Transfer in",
    transferOut: "Transfer out",
    adjustment: "Adjustment",
    dividend: "Dividend",
    salary: "Salary",
  };
  const types = Object.keys(names) as TransactionRow["type"][];
  const totals = { in: 12_000, out: 2_000, net: 10_000, currency: "USD" };
  const open = (source: TransactionRow["source"] = null) =>
    drawPlayerPage("/personal-centre/transactionHistory", {
      answers: {
        listTransactions: { ...listOf(types.map((type) => entry(type))), next: null, totals },
        getTransaction: ({ id }) => entry(id as TransactionRow["type"], source),
      },
    });

  it("[PC-09] names each kind of entry with time, amount, balance, state and reference, and sums up all", async () => {
    await open();
    const table = tableOf("Account record");
    for (const type of types) {
      const row = table.getByText(`About ${type}`).closest("tr");
      for (const part of [names[type], "Mar 1, 2026", "-$20.00", "$80.00", "Completed", `REF-${type}`])
        expect([type, row?.textContent]).toEqual([type, expect.stringContaining(part)]);
    }
    expect(sums()).toEqual({ "Money in": "$120.00", "Money out": "$20.00", "Balance of both": "$100.00" });
  });

  it("[PC-09] is filtered by kind and days, and sorted either way", async () => {
    const { lastOf } = await open();
    expect(lastOf("listTransactions")).toMatchObject({ sort: "-time" });
    expect(choicesOf("Kind").toSorted()).toEqual(["All kinds", ...Object.values(names)].toSorted());
    await filter("Kind", "Win");
    await press("Last 7 days");
    await waitFor(() => expect(lastOf("listTransactions")).toMatchObject({ type: "win", ...lastSeven }), patience);
    for (const sort of ["amount", "-amount"]) {
      await user.click(within(screen.getByRole("columnheader", { name: /Amount/ })).getByRole("button"));
      await waitFor(() => expect(lastOf("listTransactions")).toMatchObject({ sort }), patience);
    }
  });

  it.each([
    ["deposit", "Show the deposit", { page: "depositv2", "centre.order": "x1" }],
    ["withdrawal", "Show the withdrawal", { page: "withdraw", "centre.withdrawal": "x1" }],
  ] as const)("[PC-09] leads from a %s to the order behind it", async (type, button, query) => {
    const { stores } = await open({ type, id: "x1" });
    await press(names[type]);
    await user.click(await screen.findByRole("button", { name: button }));
    expect(stores.route.route).toMatchObject({ path: "/index", query: { centre: "personal", ...query } });
  });
});

describe("the page of profit and loss", () => {
  const day = (name: string, net: number) => ({ ...figures, day: name, net });
  const open = (byMonth: boolean) =>
    drawPlayerPage("/personal-centre/personalProfit", {
      answers: {
        getBetDays: {
          from: "2026-02-01",
          to: "2026-02-02",
          totals: figures,
          days: [day("2026-02-01", -700), day("2026-02-02", 200)],
          categories: kinds.map(([category], place) => ({ ...figures, category, net: -100 * (place + 1) })),
          byMonth,
        },
      },
    });

  it("[PC-10] shows what was won or lost in all, by kind of game, and by day", async () => {
    await open(false);
    expect(entriesOf("Figures of the period")).toEqual([
      "Won or lost-$5.00",
      "Stake$30.00",
      "Payout$25.00",
      "Valid bet$20.00",
    ]);
    const byKind = tableOf("By kind of game");
    for (const [place, [, name]] of kinds.entries())
      expect(byKind.getByText(name).closest("tr")?.textContent).toContain(`-$${place + 1}.00`);
    const byDay = tableOf("By day");
    expect(byDay.getByText("Feb 1, 2026").closest("tr")?.textContent).toContain("-$7.00");
    expect(byDay.getByText("Feb 2, 2026").closest("tr")?.textContent).toContain("$2.00");
    cleanup();
    await open(true);
    expect(tableOf("By month").getByText("Feb 1, 2026")).toBeTruthy();
    expect(screen.queryByRole("table", { name: "By day" })).toBeNull();
  });

  it("[PC-10] is of the days and the kind of game that are chosen", async () => {
    const { lastOf } = await open(false);
    expect(lastOf("getBetDays")).toEqual({});
    await filter("Kind of game", "Fishing");
    await press("Last 7 days");
    await waitFor(() => expect(lastOf("getBetDays")).toEqual({ category: "FISH", ...lastSeven }), patience);
  });
});

describe("the pages of rankings", () => {
  it.each([
    ["/deposit-rank", "page/depositRank", "listDepositRank", "Top deposits"],
    ["/bet-rank", "page/betRank", "listBetRank", "Top players"],
  ])("[RANK-01] %s is a page of its own that ranks the first twenty by their sums, for anybody", async (...ranking) => {
    const [path, key, call, title] = ranking;
    const list = Array.from({ length: 21 }, (_, place) => ({
      place: place + 1,
      customer: `pl•••${place + 1}`,
      amount: 100_000 - 100 * place,
      currency: "USD",
    }));
    const { document: drawn } = await drawPlayerPage(path, {
      loggedIn: false,
      answers: { listBanners: { list: [] }, [call]: { list, since: "2026-02-23T00:00:00Z" } },
    });
    expect(drawn).toBe(key);
    expect(screen.getAllByRole("heading", { level: 1, name: title })[0]).toBeTruthy();
    expect(screen.getByText("Counted since Feb 23, 2026")).toBeTruthy();
    const places = within(screen.getByRole("list", { name: title })).getAllByRole("listitem");
    const shown = places.map((place) =>
      ["place", "name", "value"].map((part) => place.querySelector(`.ranking__${part}`)?.textContent),
    );
    expect(shown).toHaveLength(20);
    expect([shown[0], shown[19]]).toEqual([
      ["1", "pl•••1", "$1,000.00"],
      ["20", "pl•••20", "$981.00"],
    ]);
  });
});
