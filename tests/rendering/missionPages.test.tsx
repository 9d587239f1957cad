import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { InvitedMember, Mission, Operations } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { cardOf, choose, press, user } from "#tests/support/user.ts";

const refreshed = 3_000;

describe("the page of invited friends", () => {
  const link = "https://play.example/register?referralCode=ABC123";
  const referral: Operations["getReferral"]["value"] = {
    code: "ABC123",
    link,
    invited: 4,
    qualified: 3,
    rewarded: 1,
    earned: 500,
    claimable: 2,
    claimableAmount: 1_000,
    reward: 500,
    deposit: 2_000,
    most: 3,
    currency: "USD",
  };
  const friend = (id: string, over: Partial<InvitedMember> = {}): InvitedMember => ({
    id,
    customer: `fr•••${id}`,
    registeredAt: "2026-03-01T00:00:00Z",
    state: "registered",
    amount: 0,
    currency: "USD",
    invited: 0,
    ...over,
  });
  const answers = {
    getReferral: referral,
    listInvited: ({ of }: Readonly<Record<string, unknown>>) => {
      const rows =
        of === undefined
          ? [friend("01", { state: "rewarded", amount: 500, invited: 1 }), friend("02")]
          : [friend("09")];
      return { rows, page: 1, pageSize: 10, total: rows.length };
    },
    claimReferral: { count: 2, amount: 1_000, currency: "USD" },
  };

  it("[PC-13] gives the link to copy, to share and to scan, with the code in it", async () => {
    const { device } = await drawPlayerPage("/personal-centre/referral", { answers });
    expect(screen.getByText(link)).toBeTruthy();
    expect(screen.getByRole("img", { name: /Code of your link/ })).toBeTruthy();
    const card = within(
      screen.getByRole("heading", { name: "Your link" }).closest("article, section, .card") as HTMLElement,
    );
    const copies = card.getAllByRole("button", { name: /Copy/ });
    for (const copy of copies) await user.click(copy);
    await vi.waitFor(() => expect(device.copy.mock.calls).toEqual([["ABC123"], [link]]));
    await press("Share");
    await vi.waitFor(() => expect(device.share).toHaveBeenCalledWith(expect.objectContaining({ url: link })));
  });

  it("[PC-13] says what is paid for whom, what came of it, and claims it", async () => {
    const { sent } = await drawPlayerPage("/personal-centre/referral", { answers });
    expect(screen.getByText("$5.00 for each friend who paid in $20.00, for 3 friends at most.")).toBeTruthy();
    const tiles = within(screen.getByRole("list", { name: "What came of it" })).getAllByRole("listitem");
    expect(tiles.map(({ textContent }) => textContent)).toEqual([
      "Invited4",
      "Paid in3",
      "Claimed$5.00",
      "To claim$10.00",
    ]);
    await press("Claim $10.00");
    await vi.waitFor(() => expect(sent.map(({ call }) => call)).toEqual(["claimReferral"]));
  });

  it("[PC-13] lists who came with what they brought, and unfolds the tree of those whom they invited", async () => {
    await drawPlayerPage("/personal-centre/referral", { answers });
    const row = within(screen.getByRole("table")).getByText("fr•••01").closest("tr");
    expect(row?.textContent).toContain("Rewarded");
    expect(row?.textContent).toContain("$5.00");
    await choose("Tree");
    const tree = within(screen.getByRole("list", { name: "Tree" }));
    expect(tree.getAllByRole("listitem")).toHaveLength(2);
    expect(tree.getAllByRole("button")).toHaveLength(1);
    await user.click(tree.getByRole("button", { name: /fr•••01/ }));
    expect(await tree.findByText("fr•••09")).toBeTruthy();
  });
});

describe("the page of missions and the leaderboard", () => {
  const mission = (id: string, over: Partial<Mission> = {}): Mission => ({
    id,
    kind: "bet",
    period: "daily",
    title: `Mission ${id}`,
    target: 10_000,
    progress: 2_500,
    reward: 300,
    currency: "USD",
    state: "open",
    endsAt: new Date(Date.now() + 3_600_000).toISOString(),
    ...over,
  });
  const place = (number: number, mine = false) => ({
    place: number,
    customer: mine ? "player01" : `le•••${number}`,
    amount: 100_000 - number,
    currency: "USD",
    mine,
  });
  const answers = {
    getMissionSummary: {
      rows: [
        mission("a"),
        mission("b", { kind: "playDays", period: "weekly", target: 3, progress: 3, state: "claimable" }),
        mission("c", { kind: "deposit", period: "monthly", progress: 10_000, state: "claimed" }),
      ],
      claimable: 1,
    },
    getMissionLeaderboard: {
      rows: [place(1), place(2), place(3)],
      mine: { place: 37, amount: 1_200, behind: 250, currency: "USD" },
      from: "2026-03-02",
      to: "2026-03-08",
      currency: "USD",
    },
    claimMission: { amount: 300, currency: "USD" },
  };
  it("[PC-14] sums up each mission: what it wants, how far one is, what it pays and until when, and claims it", async () => {
    const { sent } = await drawPlayerPage("/personal-centre/missionLeaderboard", { answers });
    for (const [id, period, kind, far] of [
      ["a", "Daily", "Valid bets", "$25.00 of $100.00"],
      ["b", "Weekly", "Days played", "3 of 3"],
      ["c", "Monthly", "Paid in", "$100.00 of $100.00"],
    ] as const) {
      const card = cardOf(`Mission ${id}`);
      expect(card.getByText(period)).toBeTruthy();
      expect(card.getByText("Reward $3.00")).toBeTruthy();
      expect(card.getByText(/Ends in/)).toBeTruthy();
      const bar = card.getByRole("progressbar", { name: new RegExp(kind) });
      expect(bar.getAttribute("aria-valuetext")).toBe(far);
    }
    expect(cardOf("Mission c").getByText("Claimed")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Claim" })).toHaveLength(1);
    await user.click(cardOf("Mission b").getByRole("button", { name: "Claim" }));
    await vi.waitFor(() =>
      expect(sent).toEqual([{ call: "claimMission", params: expect.objectContaining({ id: "b" }) }]),
    );
  });

  it("[PC-14] ranks by period, and tells one's own place, also far below", async () => {
    const { lastOf } = await drawPlayerPage("/personal-centre/missionLeaderboard", { answers });
    await choose("Leaderboard");
    const mine = screen.getByRole("list", { name: "Your place" }).textContent;
    for (const part of ["37", "$12.00", "$2.50"]) expect(mine).toContain(part);
    const rows = within(screen.getByRole("list", { name: "Leaderboard" })).getAllByRole("listitem");
    expect(rows.map(({ textContent }) => textContent)).toHaveLength(3);
    expect(rows[0]?.textContent).toContain("le•••1");
    expect(rows[0]?.textContent).toContain("$999.99");
    expect(lastOf("getMissionLeaderboard")).toEqual({ period: "week" });
    await user.click(screen.getByRole("radio", { name: "Last month" }));
    await vi.waitFor(() => expect(lastOf("getMissionLeaderboard")).toEqual({ period: "lastMonth" }), refreshed);
  });
});
