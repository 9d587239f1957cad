import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { BonusRow, PromotionRow } from "#contracts/api.ts";
import { compileSite } from "#compile/site.ts";
import { RenderDocument } from "#rendering/RenderDocument.tsx";
import { RenderingProvider } from "#rendering/RenderingProvider.tsx";
import { aRenderingContext } from "#tests/support/aRenderingContext.ts";
import { aTranslate } from "#tests/support/aTranslate.ts";
import { cardElement as cardOf } from "#tests/support/user.ts";
import { readBundledSite } from "#tests/support/readBundledSite.ts";
import { aReward } from "../support/aReward.ts";

const bundled = readBundledSite("ink");
const site = compileSite(bundled, bundled);

/** Draws a document with what its data nodes have loaded, and says what was asked for. */
function draw(
  name: string,
  loaded: Record<string, unknown>,
  look: { loggedIn: boolean; query?: Record<string, string> },
) {
  const asked: { call: string; params: unknown }[] = [];
  const values = { banners: { list: [] }, ...loaded };
  const context = aRenderingContext({
    layouts: site.layouts,
    forms: { descriptors: site.forms },
    translate: aTranslate(),
    roots: {
      session: () => ({ loggedIn: look.loggedIn, accountType: look.loggedIn ? 0 : undefined, account: "player01" }),
      route: () => ({ path: "/promotions", query: look.query ?? {} }),
      data: () => values,
    },
    data: {
      watch: (_, __, request) => (asked.push(request), () => {}),
      read: (_, id) =>
        id in values ? { status: "ready", value: values[id as keyof typeof values] } : { status: "loading" },
      reload: async () => {},
      load: async () => ({ ok: true, value: {} }),
    },
  });
  render(
    <RenderingProvider context={context}>
      <RenderDocument name={name} />
    </RenderingProvider>,
  );
  return asked;
}

const promotion = (id: string, over: Partial<PromotionRow> = {}): PromotionRow => ({
  id,
  kind: "offer",
  type: "welcome",
  typeTitle: "Welcome",
  title: `Offer ${id}`,
  summary: "",
  image: "",
  from: null,
  until: null,
  phase: "running",
  trigger: "deposit",
  state: "open",
  reward: null,
  ...over,
});
const types = [
  { id: "welcome", title: "Welcome", count: 2 },
  { id: "cashback", title: "Cashback", count: 1 },
];

describe("the pages of promotions", () => {
  it("list by type with the state of each, and lead on to the terms of one", () => {
    const rows = [
      promotion("a", { state: "join" }),
      promotion("b", { state: "claimable", reward: "r1" }),
      promotion("c", { state: "claimed" }),
      promotion("d", { state: "ended", phase: "ended" }),
    ];
    const page = { types, rows, body: "" };
    const asked = draw("page/promotions", { promotionTypes: page, myPromotions: page }, { loggedIn: true });
    for (const { title } of types) expect(screen.getByRole("radio", { name: title })).toBeTruthy();
    expect(asked.some(({ call, params }) => call === "listPromotions" && Object.keys(params ?? {}).length > 0)).toBe(
      false,
    );
    const states = ["Open to join", "A reward waits", "Claimed", "Ended"];
    for (const [place, state] of states.entries())
      expect(within(cardOf(`Offer ${"abcd"[place]}`)).getByText(state)).toBeTruthy();
    expect(within(cardOf("Offer a")).getByRole("button", { name: "Join" })).toBeTruthy();
    expect(within(cardOf("Offer b")).getByRole("button", { name: "Claim" })).toBeTruthy();
    expect(within(cardOf("Offer d")).queryByRole("button", { name: /Join|Claim|Deposit/ })).toBeNull();
    expect(screen.getAllByRole("button", { name: "Details and terms" })).toHaveLength(4);
    document.body.replaceChildren();
    const one = {
      types,
      rows: [promotion("a", { state: "join" })],
      body: "<ul><li>Ten <strong>times</strong></li></ul>",
    };
    const detail = draw("page/promoDetail", { promotions: one }, { loggedIn: false, query: { id: "a" } });
    expect(detail.find(({ call }) => call === "listPromotions")?.params).toMatchObject({ id: "a" });
    expect(screen.getByRole("heading", { name: "Terms" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Join" })).toBeTruthy();
  });
});

describe("the pages of bonuses", () => {
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
    games: [
      { game: "LIVE", vendor: "", weight: 0.1 },
      { game: "OTHER", vendor: "", weight: 1 },
    ],
    state: "active",
    reason: null,
    startedAt: "2026-03-01T00:00:00Z",
    endsAt: "2026-03-31T12:00:00Z",
    endedAt: null,
    withdrawal: "wait",
    canGiveUp: true,
  };

  it("show the six facts of each bonus, its progress, and the way to give it up", () => {
    draw(
      "personal-centre/bonusDetails",
      { bonuses: { rows: [bonus], page: 1, pageSize: 50, total: 1 } },
      { loggedIn: true },
    );
    const card = within(cardOf("Welcome bonus"));
    const facts = [
      ["Amount", "5000"],
      ["Turnover", "50000"],
      ["Done", "18500"],
      ["Left", "31500"],
    ] as const;
    for (const [label, value] of facts) {
      const term = card.getAllByText(label).find(({ tagName }) => tagName === "DT");
      expect(term?.nextElementSibling?.textContent).toBe(value);
    }
    expect(card.getByText("Ends").nextElementSibling?.textContent).toContain("2026");
    expect(card.getByText("Live casino: 0.1")).toBeTruthy();
    expect(card.getByText("All others: 1")).toBeTruthy();
    expect(card.getByRole("progressbar")).toBeTruthy();
    expect(card.getByRole("button", { name: "Give up" })).toBeTruthy();
  });

  it("[PC-12] offer what can be claimed one by one and all at once, and tell what was claimed from what ran out", () => {
    const summary = { claimable: 2, money: 840, bonus: 0, running: 0, bonusMoney: 0, turnoverLeft: 0, currency: "USD" };
    const all = [aReward("3", { state: "claimed" }), aReward("4", { state: "expired" })];
    draw(
      "personal-centre/rewardCenter",
      {
        rewards: summary,
        claimable: { rows: [aReward("1"), aReward("2")], page: 1, pageSize: 50, total: 2 },
        rewardHistory: { rows: all, page: 1, pageSize: 10, total: 2 },
      },
      { loggedIn: true },
    );
    expect(screen.getByRole("button", { name: "Claim all (2)" })).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Claim" })).toHaveLength(2);
    expect(screen.getByRole("button", { name: "Enter the code" })).toBeTruthy();
    const table = within(screen.getByRole("table"));
    expect(table.getByText("Claimed")).toBeTruthy();
    expect(table.getByText("Ran out")).toBeTruthy();
  });
});
