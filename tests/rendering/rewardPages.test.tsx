import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BonusRow, Mission } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { cardOf, factsOf, fill, listOf, press, user } from "#tests/support/user.ts";
import { aReward } from "../support/aReward.ts";

type Page = Awaited<ReturnType<typeof drawPlayerPage>>;

/** The menu of the centre beside a page, which counts what waits; how often it has asked. */
function countBeside({ stores, sent }: Page): () => number {
  stores.data.watch("shell", "counts", { call: "getCentreCounts", params: {}, everyMs: 0 });
  return () => sent.filter(({ call }) => call === "getCentreCounts").length;
}

describe("the reward centre", () => {
  const answers = {
    getRewardSummary: {
      claimable: 2,
      money: 840,
      bonus: 0,
      running: 0,
      bonusMoney: 0,
      turnoverLeft: 0,
      currency: "USD",
    },
    listRewards: listOf([aReward("1"), aReward("2")]),
  };

  it("[PC-12] [PC-02] claims one, all of them, or what a code brings, and each time the badge of the menu counts anew", async () => {
    const page = await drawPlayerPage("/personal-centre/rewardCenter", { answers });
    const counted = countBeside(page);
    await waitFor(() => expect(counted()).toBe(1));
    await user.click(cardOf("Reward 1").getByRole("button", { name: "Claim" }));
    await waitFor(() => expect(counted()).toBe(2));
    await press("Claim all (2)");
    await waitFor(() => expect(counted()).toBe(3));
    await fill(screen, /^Code/, "ANGKOR");
    await press("Enter the code");
    await waitFor(() => expect(counted()).toBe(4));
    expect(page.sent.filter(({ call }) => call !== "getCentreCounts")).toMatchObject([
      { call: "claimReward", params: { id: "1" } },
      { call: "claimAllRewards" },
      { call: "enterRewardCode", params: { code: "ANGKOR" } },
    ]);
  });
});

describe("the page of missions", () => {
  it("[PC-02] has the badge of the menu count anew once a mission is claimed", async () => {
    const mission: Mission = {
      id: "b",
      kind: "bet",
      period: "daily",
      title: "Mission b",
      target: 100,
      progress: 100,
      reward: 300,
      currency: "USD",
      state: "claimable",
      endsAt: "2126-03-01T00:00:00Z",
    };
    const page = await drawPlayerPage("/personal-centre/missionLeaderboard", {
      answers: { getMissionSummary: { rows: [mission], claimable: 1 }, claimMission: { amount: 300, currency: "USD" } },
    });
    const counted = countBeside(page);
    await waitFor(() => expect(counted()).toBe(1));
    await user.click(cardOf("Mission b").getByRole("button", { name: "Claim" }));
    await waitFor(() => expect(counted()).toBe(2));
  });
});

describe("the page of bonuses", () => {
  const bonus: BonusRow = {
    id: "1",
    title: "Welcome bonus",
    currency: "USD",
    amount: 5_000,
    balance: 4_800,
    turnover: 50_000,
    done: 18_500,
    left: 31_500,
    share: 0.37,
    games: [{ game: "LIVE", vendor: "", weight: 0.1 }],
    state: "active",
    reason: null,
    startedAt: "2026-03-01T00:00:00Z",
    endsAt: "2126-03-31T12:00:00Z",
    endedAt: null,
    withdrawal: "wait",
    canGiveUp: true,
  };
  const ended: BonusRow = {
    ...bonus,
    id: "2",
    title: "Old bonus",
    state: "forfeited",
    reason: "expired",
    canGiveUp: false,
    endedAt: "2026-02-01T00:00:00Z",
  };

  it("[PC-11] shows amount, turnover, done, left, end and games of one, gives it up once that was confirmed, and tells what became of others", async () => {
    const { lastOf, sent, stores } = await drawPlayerPage("/personal-centre/bonusDetails", {
      answers: {
        listBonuses: ({ state }) => listOf([bonus, ended].filter((one) => (state ?? one.state) === one.state)),
        giveUpBonus: ended,
      },
    });
    expect(factsOf("The facts of this bonus")).toMatchObject({
      Amount: "$50.00",
      Turnover: "$500.00",
      Done: "$185.00",
      Left: "$315.00",
      Ends: expect.stringContaining("Mar 31, 2126"),
    });
    expect(cardOf("Welcome bonus").getByText("Live casino: 10%")).toBeTruthy();
    await user.click(cardOf("Welcome bonus").getByRole("button", { name: "Give up" }));
    await waitFor(() => expect(stores.ui.questions.open).toMatchObject({ title: "Give this bonus up?" }));
    expect(sent).toEqual([]);
    stores.ui.questions.open?.answer(true);
    await waitFor(() => expect(sent).toMatchObject([{ call: "giveUpBonus", params: { id: "1" } }]));
    const row = screen.getByRole("rowheader", { name: "Old bonus" }).closest("tr");
    for (const part of ["Lost", "Time over", "$50.00", "37%"]) expect(row?.textContent).toContain(part);
    await user.click(screen.getByRole("radio", { name: "Lost" }));
    await waitFor(() => expect(lastOf("listBonuses")).toMatchObject({ state: "forfeited" }), { timeout: 3_000 });
  });
});

describe("the page of the player's rank", () => {
  it("[PC-01] playerRank shows one's own rank, the way to the next, and what each brings", async () => {
    const level = (name: string, number: number, state: string) => ({
      level: number,
      name,
      turnover: 1_000 * number,
      currency: "USD",
      state,
      benefits: [`Benefit of ${name}`],
    });
    const levels = [level("Bronze", 1, "reached"), level("Silver", 2, "current"), level("Gold", 3, "ahead")];
    await drawPlayerPage("/personal-centre/playerRank", {
      answers: {
        getPlayerRank: {
          level: 2,
          name: "Silver",
          turnover: 2_400,
          needed: 3_000,
          left: 600,
          from: 2_000,
          nextName: "Gold",
          currency: "USD",
          levels,
        },
      },
    });
    expect(screen.getByText("$6.00 more to Gold")).toBeTruthy();
    for (const [name, state, needs] of [
      ["Bronze", "Reached", "$10.00"],
      ["Silver", "Your rank", "$20.00"],
      ["Gold", "Ahead", "$30.00"],
    ] as const) {
      const card = cardOf(name);
      expect(card.getByText(state)).toBeTruthy();
      expect(card.getByText(`From ${needs} of valid bets`)).toBeTruthy();
      expect(card.getByText(`Benefit of ${name}`)).toBeTruthy();
    }
  });
});
