import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { DepositChannel, DepositOrder } from "#contracts/api.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { factsOf, fieldOf, fill, listOf, press, user } from "#tests/support/user.ts";

const channel: DepositChannel = {
  id: "qr",
  kind: "qr",
  name: "QR payment",
  note: "",
  currency: "USD",
  min: 500,
  max: 50_000,
  amounts: [{ amount: 2_000 }],
  feeFixed: 0,
  feePercent: 4,
  minutes: 15,
  fields: [],
  openOrder: null,
};
const order: DepositOrder = {
  id: "o1",
  reference: "D-0001",
  channel: "qr",
  channelName: "QR payment",
  kind: "qr",
  currency: "USD",
  amount: 2_000,
  fee: 80,
  arrives: 1_920,
  state: "created",
  reason: null,
  remark: "",
  received: null,
  credited: null,
  createdAt: "2026-03-01T10:00:00Z",
  changedAt: "2026-03-01T10:00:00Z",
  expiresAt: "2126-03-01T10:15:00Z",
  payTo: { bank: null, holder: null, account: null, network: null, address: null, qr: "PAY-D-0001" },
  payAddress: null,
  proofFields: [],
  proofs: 0,
  canCancel: true,
  isOver: false,
  history: [],
};
const answers = {
  listDepositChannels: [channel],
  getDepositChannel: channel,
  getDepositQuote: { fee: 80, arrives: 1_920, minutes: 15, currency: "USD" },
  createDeposit: order,
  getDeposit: order,
  cancelDeposit: { ...order, state: "cancelled" },
  listDeposits: listOf([order]),
};

describe("the page of deposits", () => {
  it("[PC-05] offers the ways to pay with their limits, makes an order of an amount, shows how to pay it, and cancels it", async () => {
    const { sent, stores } = await drawPlayerPage("/personal-centre/depositv2", { answers });
    expect(screen.getByRole("radio", { name: "QR payment" })).toHaveProperty("checked", true);
    await waitFor(() => expect(factsOf("Terms")).toHaveProperty("Minimum"));
    expect(factsOf("Terms")).toMatchObject({ Minimum: "$5.00", Maximum: "$500.00", "Fee of the amount": "4%" });
    for (const wrong of ["4.99", "500.01"]) {
      await fill(screen, /Amount/, wrong);
      await press("Go on to pay");
      expect([wrong, fieldOf(screen, /Amount/).getAttribute("aria-invalid")]).toEqual([wrong, "true"]);
    }
    expect(sent).toEqual([]);
    await press("$20.00");
    await press("Go on to pay");
    await waitFor(() =>
      expect(sent).toMatchObject([{ call: "createDeposit", params: { channel: "qr", amount: 2_000 } }]),
    );
    expect(await screen.findByRole("img", { name: "Code to pay this order by" })).toBeTruthy();
    expect(factsOf("Terms")).toMatchObject({ Amount: "$20.00", Fee: "$0.80", "Arrives in your wallet": "$19.20" });
    await press("Cancel the order");
    await waitFor(() => expect(stores.ui.questions.open).toMatchObject({ title: "Cancel this order?" }));
    stores.ui.questions.open?.answer(true);
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ call: "cancelDeposit", params: { id: "o1" } }));
    await press("All deposits");
    const table = within(await screen.findByRole("table", { name: "Your deposits" }));
    expect(table.getByText("To be paid")).toBeTruthy();
    await user.click(table.getByRole("button", { name: "D-0001" }));
    expect(stores.route.route.query).toMatchObject({ "centre.order": "o1" });
  });

  it.each([
    ["credited", { credited: 1_920 }, "$19.20 are in your wallet."],
    ["expired", {}, "The time to pay is over."],
    ["rejected", { reason: "operator", remark: "Not your own account." }, "Our answer: Not your own account."],
    ["rejected", { reason: "declined" }, "The payment was declined."],
    ["credited", { credited: 1_920, isLate: true }, "The payment arrived after the time was over"],
    ["credited", { credited: 1_920, held: 1 }, "Another payment for this order arrived."],
    [
      "credited",
      { credited: 1_920, remark: "You had paid it." },
      "goes back to where it came from. Our answer: You had paid it.",
    ],
    ["paid", { reason: "tooLittle", received: 1_000, held: 1 }, "$10.00 arrived instead of $20.00."],
    ["paid", { reason: "tooMuch", received: 3_000, held: 1 }, "$30.00 arrived instead of $20.00."],
    ["paid", { reason: "otherCurrency", held: 1 }, "Your payment arrived in another currency."],
    ["paid", { reason: "ended", received: 2_000, held: 1 }, "Your payment arrived after this order had ended."],
    ["paid", { reason: "tooLittle", received: 2_000, held: 2 }, "Another payment for this order arrived."],
  ] as const)("[PC-05] says of an order that is %s what became of it", async (state, more, words) => {
    await drawPlayerPage("/personal-centre/depositv2?centre.order=o1", {
      answers: { ...answers, getDeposit: { ...order, ...more, state, canCancel: false, isOver: true } },
    });
    expect(document.body.textContent).toContain(words);
    expect(screen.queryByRole("button", { name: "Cancel the order" })).toBeNull();
  });

  it("tells of what happened to an order each moment in its own words", async () => {
    const moment = (state: DepositOrder["state"], reason: DepositOrder["reason"] = null) => ({
      at: order.createdAt,
      state,
      by: "provider",
      reason,
      amount: 2_000,
      currency: "USD",
    });
    const history = [moment("created"), moment("paid", "tooLittle"), moment("credited"), moment("credited", "second")];
    const told = { ...order, state: "credited", history: [...history, moment("credited", "operator")] };
    await drawPlayerPage("/personal-centre/depositv2?centre.order=o1", { answers: { ...answers, getDeposit: told } });
    const moments = within(screen.getByRole("list", { name: "What happened" })).getAllByRole("listitem");
    expect(moments.map(({ textContent }) => textContent?.replace(/^\$20\.00/, "").replace(/Mar.*$/, ""))).toEqual([
      "To be paid",
      "Less than the order arrived",
      "Credited",
      "Another payment arrived",
      "Given back",
    ]);
  });
});
