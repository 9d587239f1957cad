import { cleanup, screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { openPlayerPage } from "#tests/support/openPlayerPage.tsx";
import { listOf, user } from "#tests/support/user.ts";

const stamp = { from: "2026-02-01", to: "2026-02-02", asOf: "2026-03-01T00:00:00Z", timeZone: "Asia/Phnom_Penh" };
const empty = { ...listOf([]), next: null, ...stamp };
const row = { id: "00000000-0000-0000-0000-00000000000b", currency: "USD" };
const answers = {
  listTeamBets: ({ category }: { category?: string }) => ({
    ...empty,
    rows: [{ ...row, account: "player07", stake: 500 }],
    total: 1,
    totals: { bets: 1, stake: 500, openStake: 0, valid: 500, payout: 0, net: -500, currency: "USD" },
    series: [
      { date: "2026-02-01", stake: 0, valid: 0, payout: 0, net: 0 },
      { date: "2026-02-02", stake: category === undefined ? 500 : 200, valid: 500, payout: 0, net: -500 },
    ],
  }),
  listTeamTransactions: {
    ...empty,
    rows: [{ ...row, account: "player07", type: "deposit", amount: 700 }],
    total: 1,
    totals: { in: 700, out: 0, net: 700, currency: "USD" },
    series: [
      { date: "2026-02-01", in: 700, out: 0, net: 700 },
      { date: "2026-02-02", in: 0, out: 0, net: 0 },
    ],
  },
  listDownline: {
    ...empty,
    rows: [
      { ...row, account: "player07", bet: 900, win: 300, profit: 600 },
      { ...row, id: row.id.replace("b", "c"), account: "player08", bet: 100, win: 400, profit: -300 },
    ],
    total: 2,
    totals: { deposit: 0, withdrawal: 0, bet: 1000, win: 700, bonus: 0, profit: 300, currency: "USD" },
  },
  getAgentIncome: { ...stamp, dividend: 1, salary: 2, bonus: 3, sum: 6, currency: "USD", series: [] },
  listAgentIncome: {
    ...empty,
    rows: [{ ...row, source: "salary", detail: "Naga pays", amount: 2, time: "2026-02-02T00:00:00Z" }],
    total: 1,
    totals: { sum: 2, currency: "USD" },
  },
};
const draw = (page: string, over: object = {}) =>
  drawPlayerPage(`/agent-centre/${page}`, { flags: [], answers: { ...answers, ...over } as never });

describe("the picture of a report", () => {
  it.each([
    ["teamBets", "Day by day", ["Feb 2, 2026", "$5.00", "$0.00", "-$5.00"]],
    ["downlineTransactions", "Day by day", ["Feb 1, 2026", "$7.00", "$0.00", "$7.00"]],
    ["userProfit", "Member by member", ["player08", "$1.00", "$4.00", "-$3.00"]],
  ])("stands before its table, and is told in figures too: %s", async (page, name, line) => {
    await draw(page);
    const figure = await screen.findByRole("figure", { name });
    const text = (figure.textContent ?? "").replaceAll(/[\u2066-\u2069\u200e]/g, "").replaceAll("−", "-");
    for (const word of line) expect(text).toContain(word);
    const table = screen.getAllByRole("group").find((group) => group.classList.contains("table"))!;
    expect(figure.compareDocumentPosition(table) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("follows the filters of the table", async () => {
    await draw("teamBets");
    const figure = () => screen.getByRole("figure", { name: "Day by day" }).textContent;
    await waitFor(() => expect(figure()).toContain("5.00"));
    await user.selectOptions(await screen.findByRole("combobox", { name: "Kind of game" }), "Slots");
    await waitFor(() => expect(figure()).toContain("2.00"));
  });

  it.each(["teamBets", "downlineTransactions", "userProfit"])("is left out where nothing matches: %s", async (page) => {
    const none = { ...empty, series: [], totals: { currency: "USD" } };
    await draw(page, { listTeamBets: none, listTeamTransactions: none, listDownline: none });
    await waitFor(() => expect(screen.queryByText(/^(Day by day|Member by member)$/)).toBeNull());
    cleanup();
  });
});

describe("a report that cannot be loaded", () => {
  const refused = { ok: false, failure: { kind: "network", code: "network", message: "No network", details: {} } };

  it.each([
    ["teamBets", "listTeamBets"],
    ["downlineTransactions", "listTeamTransactions"],
    ["userProfit", "listDownline"],
    ["dailyWages", "listAgentBills"],
  ])("says so and draws no empty card: %s", async (page, call) => {
    const rows = [{ ...row, kind: "daily", account: "player07" }];
    let isAway = true;
    await openPlayerPage("/index", {
      document: `agent-centre/${page}`,
      isReal: true,
      flags: ["SALARY3", "AGENTPOLICY3"],
      isWritten: true,
      calls: {
        [call]: () => (isAway ? refused : { ...listOf(rows), series: [], totals: { currency: "USD" }, ...stamp }),
      },
    });
    const again = (await screen.findAllByRole("button", { name: "Try again" })).at(-1)!;
    const pictures = () => screen.queryAllByRole("heading", { name: /^(Day by day|Member by member|Bill by bill)$/ });
    expect(pictures()).toEqual([]);
    // Nor the marks of what is on its way.
    expect(screen.queryByText("–")).toBeNull();
    isAway = false;
    await user.click(again);
    await waitFor(() => expect(pictures()).toHaveLength(1));
    cleanup();
  });
});

describe("a report as a file", () => {
  it.each([
    ["teamBets", "listTeamBets"],
    ["downlineTransactions", "listTeamTransactions"],
    ["downlineManagement", "listDownline"],
    ["userProfit", "listDownline"],
    ["agentIncome", "listAgentIncome"],
  ])("is asked for with what the list is asked for, and nothing empty: %s", async (page, call) => {
    const { of } = await openPlayerPage("/index", {
      document: `agent-centre/${page}`,
      isReal: true,
      calls: {
        [call]: () => ({ ...listOf([row]), totals: { currency: "USD" }, ...stamp }),
        beginExport: () => ({ href: "#", endsAt: "2026-03-01T00:00:00Z" }),
      },
    });
    await user.click((await screen.findAllByRole("button", { name: "Export CSV" }))[0]!);
    await waitFor(() => expect(of("beginExport")).toMatchObject([{ call, format: "csv" }]));
    const [{ params }] = of("beginExport") as [{ params: Record<string, unknown> }];
    expect(Object.entries(params).filter(([, value]) => value === "")).toEqual([]);
    cleanup();
  });
});

describe("the figures of a report", () => {
  it.each([
    ["teamBets", ["Stake", "Stake still open", "Valid bet", "Payout", "Won or lost", "Bets"]],
    ["userProfit", ["Deposits", "Withdrawals", "Bets", "Wins", "Bonuses", "Profit"]],
    ["downlineTransactions", ["Money in", "Money out", "Balance of both", "Balance after"]],
    ["agentIncome", ["Dividends", "Salaries", "Bonuses", "In all"]],
  ])("are defined on tap: %s", async (page, names) => {
    await draw(page);
    for (const name of names)
      expect((await screen.findAllByRole("button", { name: `What ${name} means` })).length).toBeGreaterThan(0);
  });

  it("of one payment lead to its entry in the account record", async () => {
    const { lastOf } = await draw("agentIncome", { getTransaction: { ...row, amount: 2 } });
    await user.click((await screen.findAllByRole("button", { name: /Salaries/ })).at(-1)!);
    await waitFor(() => expect(lastOf("getTransaction")).toEqual({ id: row.id }));
  });
});
