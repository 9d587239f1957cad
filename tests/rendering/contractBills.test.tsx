import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refusal } from "#tests/support/fakeSession.ts";
import { drawPlayerPage } from "#tests/support/drawPlayerPage.tsx";
import { fill, listOf, press, user } from "#tests/support/user.ts";

const id = "00000000-0000-0000-0000-00000000000b";
const transfer = "abcdef12-0000-0000-0000-000000000001";
const bill = {
  id,
  account: "player21",
  upline: "agent01",
  payer: "upline",
  kind: "daily",
  version: 1,
  currency: "USD",
  side: "own",
  from: "2026-03-01T00:00:00Z",
  to: "2026-03-02T00:00:00Z",
  firstDay: "2026-03-01",
  lastDay: "2026-03-01",
  validBet: 50_000,
  profitLoss: 0,
  activeMembers: 1,
  rate: 100,
  due: 500,
  payable: 500,
  paid: 500,
  state: "issued",
  computedAt: "2026-03-02T00:05:00Z",
  expiresAt: null,
  deniedReason: null,
  dispute: null,
  disputeAnswer: null,
  may: ["dispute"] as string[],
};
const sheet = {
  bill,
  measure: "validBet",
  carried: 0,
  base: 50_000,
  roundedOff: 0,
  carry: 0,
  corrected: 0,
  brought: 0,
  remainder: 0,
  tiers: [{ number: 1, from: 0, to: null, profitLoss: 0, activeMembers: 0, rate: 100, isHit: true }],
  corrections: [],
  ownCorrections: [],
  payments: [{ number: 1, id: transfer, reference: "ABCDEF12", amount: 500, paidAt: "2026-03-02T00:10:00Z" }],
};
const hourly = { ...bill, id: id.replace("b", "c"), kind: "hourly", firstDay: null, lastDay: null };
const totals = { payable: 500, paid: 500, waiting: 0, toPay: 0, currency: "USD" };

/** Draws a page and opens the first bill of its list. */
async function open(
  page: string,
  told: object = sheet,
  flags = ["AGENTPOLICY3", "SALARY3"],
  source: object | null = null,
) {
  const drawn = await drawPlayerPage(page, {
    flags,
    answers: {
      listAgentBills: { ...listOf([bill, hourly]), totals },
      listAgentBillBets: listOf([]),
      getAgentBill: told,
      getTransaction: { id: transfer, reference: "ABCDEF12", type: "salary", amount: 500, currency: "USD", source },
    },
  });
  const first = page.startsWith("/personal") ? "Daily wages" : "Mar 1, 2026";
  const table = within((await screen.findAllByRole("table")).at(-1)!);
  await user.click((await table.findAllByText(first))[0]!);
  return { ...drawn, dialog: within(await screen.findByRole("dialog", { name: "Bill" })), table };
}

/** Says yes to what is asked. */
async function agree({ stores }: Awaited<ReturnType<typeof open>>) {
  const question = await waitFor(() => {
    if (!stores.ui.questions.open) throw new Error("Nothing is asked");
    return stores.ui.questions.open;
  });
  await act(async () => question.answer(true));
}

describe("the bills of a member's own contracts", () => {
  it("are listed with those of every kind, each leads to its sheet, and one can be disputed", async () => {
    const { dialog, lastOf, sent, table } = await open("/personal-centre/contractBills");
    expect(lastOf("listAgentBills")?.["kind"] ?? null).toBeNull();
    expect(table.getByText("Daily wages")).toBeTruthy();
    expect(table.getByText("Hourly salary")).toBeTruthy();
    expect(table.getByText("Mar 1, 2026")).toBeTruthy();
    expect(lastOf("getAgentBill")).toEqual({ id });
    expect(dialog.getByRole("table", { name: "Tiers" }).textContent).toContain("Tier that was hit");
    await press("Dispute", dialog);
    await fill(dialog, "Reason", "A bet is missing");
    const buttons = dialog.getAllByRole("button", { name: "Dispute" });
    await user.click(buttons.at(-1)!);
    const params = { action: "dispute", id, reason: "A bet is missing" };
    await waitFor(() => expect(sent).toEqual([{ call: "changeAgentBill", params }]));
  });

  it("are drawn before the list, from the oldest on", async () => {
    const older = { ...bill, id: id.replace("b", "d"), from: "2026-02-27T00:00:00Z", payable: 300, paid: 0 };
    await drawPlayerPage("/personal-centre/contractBills", {
      flags: ["AGENTPOLICY3"],
      answers: { listAgentBills: { ...listOf([bill, older]), totals } },
    });
    const figure = await screen.findByRole("figure", { name: "Bill by bill" });
    await waitFor(() => expect(figure.textContent).toMatch(/Feb 27.*\$3\.00.*\$0\.00.*Mar 1.*\$5\.00.*\$5\.00/s));
    const list = (await screen.findAllByRole("table")).at(-1)!;
    expect(figure.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("are named by their days in the drawing where each begins one, and by their time where one does not", async () => {
    const drawnOf = async (...rows: object[]) => {
      cleanup();
      await drawPlayerPage("/personal-centre/contractBills", {
        flags: ["AGENTPOLICY3"],
        answers: { listAgentBills: { ...listOf(rows), totals } },
      });
      const figure = await screen.findByRole("figure", { name: "Bill by bill" });
      await waitFor(() => expect(figure.textContent).toContain("Mar 1, 2026"));
      return figure.textContent;
    };
    expect(await drawnOf(bill, { ...bill, id: id.replace("b", "d"), from: "2026-02-27T00:00:00Z" })).not.toContain(
      ":00",
    );
    const text = await drawnOf({ ...hourly, from: "2026-03-01T05:00:00Z" }, bill);
    expect(text).toMatch(/12:00\sAM.*5:00\sAM/s);
  });

  it("are filtered by kind", async () => {
    const { lastOf } = await open("/personal-centre/contractBills");
    cleanup();
    const again = await drawPlayerPage("/personal-centre/contractBills", {
      flags: ["AGENTPOLICY3"],
      answers: { listAgentBills: { ...listOf([bill]), totals } },
    });
    await user.selectOptions(await screen.findByRole("combobox", { name: "Contract" }), "Hourly salary");
    await waitFor(() => expect(again.lastOf("listAgentBills")).toMatchObject({ kind: "hourly" }));
    expect(lastOf("listAgentBills")).toMatchObject({ page: 1 });
  });

  it("are not shown while there are no contracts here, and that is said", async () => {
    const { asked } = await drawPlayerPage("/personal-centre/contractBills", { flags: [] });
    expect(asked).toEqual([]);
    expect(await screen.findByText("This is not offered at the moment")).toBeTruthy();
  });
});

describe("a payment of a bill", () => {
  it("is named as the account record names it, and leads to its entry there", async () => {
    const { dialog, lastOf } = await open("/agent-centre/dailyWages");
    const payments = within(dialog.getByRole("table", { name: "Payments" }));
    expect(payments.getByText("ABCDEF12")).toBeTruthy();
    await user.click(payments.getByText("Mar 2, 2026, 12:10 AM"));
    await waitFor(() => expect(lastOf("getTransaction")).toEqual({ id: transfer }));
  });

  it("leads back from its entry to the bill", async () => {
    const { dialog, lastOf } = await open("/agent-centre/dailyWages", sheet, undefined, {
      type: "bill",
      id: hourly.id,
    });
    const payments = within(dialog.getByRole("table", { name: "Payments" }));
    await user.click(payments.getByText("Mar 2, 2026, 12:10 AM"));
    await user.click(await screen.findByRole("button", { name: "Show the bill" }));
    await waitFor(() => expect(lastOf("getAgentBill")).toEqual({ id: hourly.id }));
    expect(await screen.findByRole("dialog", { name: "Bill" })).toBeTruthy();
  });

  it.each([
    ["whole", async ({ dialog }: Awaited<ReturnType<typeof open>>) => press("Pay", dialog)],
    [
      "in part",
      async ({ dialog }: Awaited<ReturnType<typeof open>>) => {
        await press("Pay a part", dialog);
        await fill(dialog, /Amount/, "4");
        await user.click(dialog.getAllByRole("button", { name: "Pay a part" }).at(-1)!);
      },
    ],
  ] as const)("that the wallet does not hold, %s, is refused with the way to pay in", async (how, pay) => {
    const given = { ...bill, side: "given", state: "computed", paid: 0, may: ["pay", "deny"] };
    const opened = await open("/agent-centre/dailyWages", { ...sheet, payments: [], bill: given });
    opened.answer.mockImplementation(() => refusal("not_enough_money"));
    expect(opened.dialog.queryByRole("button", { name: "Pay in" })).toBeNull();
    await pay(opened);
    if (how === "whole") await agree(opened);
    expect(await opened.dialog.findByText(/your wallet does not hold this amount/)).toBeTruthy();
    expect(opened.dialog.getByRole("button", { name: "Pay in" })).toBeTruthy();
  });
});
