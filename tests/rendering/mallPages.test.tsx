import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import type { PointRedeem, PointReward, PromotionRow } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { cardOf, fieldOf, listOf, press, user } from "#tests/support/user.ts";

describe("the page of the points mall", () => {
  const reward: PointReward = {
    id: "r1",
    name: "Fan",
    note: "",
    art: "fan",
    picture: "",
    points: 120,
    amount: 5_000,
    days: 14,
    quantity: 30,
    available: 17,
    state: "open",
    missing: 0,
    currency: "USD",
  };
  const redeem = (status: PointRedeem["status"]): PointRedeem => ({
    id: status,
    reference: `REF-${status}`,
    name: `A ${status} fan`,
    points: 120,
    status,
    address: "12 Street 178",
    mobile: "+855 12345678",
    remark: "",
    createdAt: "2026-03-01T00:00:00Z",
    changedAt: "2026-03-01T00:00:00Z",
  });
  const answers = {
    listBanners: { list: [] },
    getPointsBalance: { balance: 2_345, process: 120, earned: 3_000, currency: "USD" },
    getPointsConfig: {
      currency: "USD",
      turnover: 100,
      isConvertible: true,
      convertPoints: 100,
      convertAmount: 50,
      convertLeast: 200,
      days: 14,
    },
    listPointRewards: listOf([reward]),
    listPointRedeems: listOf([redeem("process"), redeem("approved"), redeem("rejected")]),
    listPointTransactions: { ...listOf([]), totals: { in: 0, out: 0 } },
    redeemPointReward: redeem("process"),
    convertPoints: { points: 200, amount: 100, currency: "USD", balance: 2_145 },
  };

  it("[POINT-01] shows the balance and rewards with points, amount, quantity and what is left, and says that nothing runs out", async () => {
    await drawPlayerPage("/pointMall", { answers });
    expect(screen.getByText("Points never run out.")).toBeTruthy();
    expect(screen.getByText("2,345")).toBeTruthy();
    const card = cardOf("Fan");
    expect(card.getByText("120")).toBeTruthy();
    for (const [label, value] of [
      ["Left", "17"],
      ["Quantity", "30"],
      ["Paid in within 14 days", "$50.00"],
    ] as const)
      expect(card.getByText(label).nextElementSibling?.textContent).toBe(value);
  });

  it("keeps the tab in the address: a link and a visit to another page bring it again", async () => {
    const { stores } = await drawPlayerPage("/pointMall?tab=convert", { answers });
    const chosen = () => screen.getByRole("tab", { selected: true }).textContent;
    expect(chosen()).toBe("Into money");
    await user.click(screen.getByRole("tab", { name: "Redeemed" }));
    await vi.waitFor(() => expect(stores.route.route.query["tab"]).toBe("history"));
    expect(chosen()).toBe("Redeemed");
  });

  it("[POINT-01] redeems with an address, a mobile number and the withdraw password, each of which has to be there", async () => {
    const { sent } = await drawPlayerPage("/pointMall", { answers });
    await user.click(cardOf("Fan").getByRole("button", { name: "Redeem" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Fan" }));
    await user.click(dialog.getByRole("button", { name: "Redeem" }));
    expect(sent).toEqual([]);
    for (const name of [/Receiving address/, /Mobile number/, /Withdraw password/])
      expect(fieldOf(dialog, name).getAttribute("aria-invalid")).toBe("true");
    await user.type(fieldOf(dialog, /Receiving address/), "12 Street 178, Phnom Penh");
    await user.type(fieldOf(dialog, /Mobile number/), "12345678");
    await user.type(fieldOf(dialog, /Withdraw password/), "246810");
    await user.click(dialog.getByRole("button", { name: "Redeem" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      call: "redeemPointReward",
      params: {
        reward: "r1",
        address: "12 Street 178, Phnom Penh",
        countryDialingCode: "855",
        mobileNum: "12345678",
        paymentPassword: "246810",
      },
    });
  });

  it("[POINT-01] has a history by status and by days: next and previous 7 and 30", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 2, 2, 12) });
    const { lastOf } = await drawPlayerPage("/pointMall", { answers });
    await user.click(screen.getByRole("tab", { name: "Redeemed" }));
    const table = within(screen.getByRole("table"));
    for (const status of ["In process", "Approved", "Rejected"]) expect(table.getByText(status)).toBeTruthy();
    const chosen = screen.getByRole("combobox", { name: "Status" });
    expect(
      within(chosen)
        .getAllByRole("option")
        .map((option) => option.textContent),
    ).toEqual(["All", "In process", "Approved", "Rejected"]);
    for (const [name, from, to] of [
      ["Next 7 days", "2026-03-02", "2026-03-08"],
      ["Next 30 days", "2026-03-02", "2026-03-31"],
      ["Last 7 days", "2026-02-24", "2026-03-02"],
      ["Last 30 days", "2026-02-01", "2026-03-02"],
    ] as const) {
      await press(name);
      await vi.waitFor(() => expect(lastOf("listPointRedeems")).toMatchObject({ from, to }), 3_000);
    }
    await user.selectOptions(chosen, "Rejected");
    await vi.waitFor(() => expect(lastOf("listPointRedeems")).toMatchObject({ status: "rejected" }), 3_000);
    vi.useRealTimers();
  });

  it("[POINT-01] converts points into money with the withdraw password", async () => {
    const { sent } = await drawPlayerPage("/pointMall", { answers });
    await user.click(screen.getByRole("tab", { name: "Into money" }));
    const form = within(screen.getByRole("form", { name: "Into money" }));
    await user.type(fieldOf(form, /Points/), "200");
    await user.type(fieldOf(form, /Withdraw password/), "246810");
    await user.click(form.getByRole("button", { name: "Convert" }));
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ call: "convertPoints", params: { points: 200, paymentPassword: "246810" } });
  });
});

describe("the pages of promotions", () => {
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
    { id: "welcome", title: "Welcome", count: 1 },
    { id: "cashback", title: "Cashback", count: 1 },
  ];
  const all = [promotion("a"), promotion("b", { type: "cashback", typeTitle: "Cashback" })];
  const list = ({ type, id }: Readonly<Record<string, unknown>>) => ({
    types,
    rows: all.filter((row) => (type ?? row.type) === row.type && (id ?? row.id) === row.id),
    body: id === undefined ? "" : `<p>Terms of ${String(id)}</p>`,
  });
  const answers = { listBanners: { list: [] }, listPromotions: list, listMyPromotions: list };

  it.each([true, false])(
    "[PROMO-01] /promotions has a filter of types that stands in the address (logged in: %s)",
    async (loggedIn) => {
      const call = loggedIn ? "listMyPromotions" : "listPromotions";
      const { document, stores, lastOf } = await drawPlayerPage("/promotions", { loggedIn, answers });
      expect(document).toBe("page/promotions");
      expect(screen.getAllByRole("heading", { name: /^Offer/ })).toHaveLength(2);
      await user.click(screen.getByRole("radio", { name: "Cashback" }));
      await vi.waitFor(() => expect(lastOf(call)).toEqual({ type: "cashback" }), 3_000);
      expect(stores.route.route).toMatchObject({ path: "/promotions", query: { type: "cashback" } });
      expect(screen.getAllByRole("heading", { name: /^Offer/ }).map(({ textContent }) => textContent)).toEqual([
        "Offer b",
      ]);
    },
  );

  it("[PROMO-01] /promotions?type= opens with that type chosen, and a promotion leads to /promoDetail", async () => {
    const { lastOf, stores } = await drawPlayerPage("/promotions?type=cashback", { answers });
    await vi.waitFor(() => expect(lastOf("listMyPromotions")).toEqual({ type: "cashback" }), 3_000);
    expect(screen.getByRole("radio", { name: "Cashback" })).toHaveProperty("checked", true);
    await user.click(cardOf("Offer b").getByRole("button", { name: "Details and terms" }));
    expect(stores.route.route).toMatchObject({ path: "/promoDetail", query: { id: "b" } });
  });

  it.each([true, false])("[PROMO-01] /promoDetail shows one with its terms (logged in: %s)", async (loggedIn) => {
    const { document } = await drawPlayerPage("/promoDetail?id=b", { loggedIn, answers });
    expect(document).toBe("page/promoDetail");
    expect(screen.getAllByRole("heading", { name: /^Offer/ }).map(({ textContent }) => textContent)).toEqual([
      "Offer b",
    ]);
    expect(screen.getByRole("heading", { name: "Terms" })).toBeTruthy();
    expect(await screen.findByText("Terms of b")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Details and terms" })).toBeNull();
  });
});
