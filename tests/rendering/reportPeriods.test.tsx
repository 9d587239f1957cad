import { cleanup, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import type { registerCenterAnswers } from "#tests/support/registerCenterAnswers.ts";
import { listOf } from "#tests/support/user.ts";

const stamp = { asOf: "2026-03-01T00:00:00Z", timeZone: "Asia/Phnom_Penh", currency: "USD", series: [] };
const answer = { ...listOf([]), next: null, totals: {}, ...stamp };
const flags = ["AGENTPOLICY3", "ENABLECT3", "SALARY3", "HOURSALARY3", "RTSALARY3"];

/** Opens a page whose report is of these days, with nothing chosen in its filter. */
async function drawOf(page: string, days: { from?: string; to?: string; lastDays?: number }): Promise<void> {
  const report = { ...answer, ...days };
  const answers = {
    getAgentTeamOverview: report,
    getAgentIncome: report,
    listAgentIncome: report,
    listDownline: report,
    listTeamBets: report,
    listTeamTransactions: report,
    listAgentBills: report,
  };
  await drawPlayerPage(`/agent-centre/${page}`, { flags, answers: answers as object as typeof registerCenterAnswers });
}

describe("a report of the agent centre", () => {
  it.each([
    "agentTeamOverview",
    "downlineManagement",
    "teamBets",
    "userProfit",
    "agentIncome",
    "downlineTransactions",
    "dividendRecord",
    "dailyWages",
    "hourSalary",
    "realtimeSalary",
  ])("says which days it is of, as of when and by which zone: %s", async (page) => {
    await drawOf(page, { from: "2026-02-01", to: "2026-02-28" });
    expect(await screen.findByText("Feb 1, 2026 – Feb 28, 2026")).toBeTruthy();
    expect(screen.getByText(/^As of .*2026.*Asia\/Phnom_Penh/)).toBeTruthy();
  });

  it.each(["agentTeamOverview", "downlineManagement", "teamBets", "userProfit", "agentIncome", "downlineTransactions"])(
    "names days up to today: %s",
    async (page) => {
      await drawOf(page, { from: "2026-02-01", to: "2026-03-02", lastDays: 30 });
      expect(await screen.findByText("Last 30 days: Feb 1, 2026 – Mar 2, 2026")).toBeTruthy();
      cleanup();
      await drawOf(page, { from: "2026-03-02", to: "2026-03-02", lastDays: 1 });
      expect(await screen.findByText("Today, Mar 2, 2026")).toBeTruthy();
    },
  );

  it("says so where one of its sides or both are open", async () => {
    const open = [
      [{}, /^All periods$/],
      [{ from: "2026-02-01" }, /^From .* on$/],
      [{ to: "2026-02-28" }, /^Up to /],
    ] as const;
    for (const [days, words] of open) {
      await drawOf("dividendRecord", days);
      expect(await screen.findByText(words)).toBeTruthy();
      cleanup();
    }
  });
});
