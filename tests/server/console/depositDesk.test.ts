import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { DepositDeskRow, DepositDetails, MoneyQueueRow } from "#contracts/api.ts";
import { aDepositPlatform, type Payer } from "#tests/support/aDepositPlatform.ts";

const platform = await aDepositPlatform();
const { clock, payer, sound, tell } = platform;
let publisher = await platform.operator("publisher");
const editor = await platform.operator("editor");
const picture = await createCanvas(40, 30).encode("png");

async function aProof(account: string, amount = 5_000) {
  const one = await payer(account);
  const { value } = await one.order("bank", amount, { payer: "Dara Sok" });
  const id = await one.upload(picture);
  await one.ask("POST", `/orders/${value.id}/proof`, { values: { proof: [id], transaction: "TX-9" } });
  return { one, id: value.id };
}
const detailsOf = async (id: string) =>
  (await editor.call("GET", `/deposits/${id}`)).value as unknown as DepositDetails;
/** What of it waits at the queue of operators. */
const waitsFor = async (id: string) => {
  const { value } = await editor.call("GET", "/money/queue?kind=deposit&pageSize=100");
  return (value as unknown as { rows: MoneyQueueRow[] }).rows.find((row) => row.id === id)?.state;
};
const orderOf = async ({ ask }: Payer, id: string) => (await ask("GET", `/orders/${id}`)).value;
const approve = (id: string, body: object = {}) => publisher.call("POST", `/deposits/${id}/approve`, body);
const reject = (id: string, reason: string) => publisher.call("POST", `/deposits/${id}/reject`, { reason });
const actsOf = async (member: string) => {
  const rows = await platform.db.query<{ act: string; detail: object }>(
    "SELECT act, detail FROM operator_act WHERE detail->>'member' = $1 ORDER BY id",
    [member],
  );
  return rows.map(({ act }) => act);
};

describe("the desk of deposits", () => {
  it("shows a proof with what was filled in, and notes who looked", async () => {
    const { id } = await aProof("desk0001");
    const details = await detailsOf(id);
    expect(details).toMatchObject({
      account: "desk0001",
      state: "paying",
      due: 5_000,
      canApprove: true,
      canReject: true,
      asksAmount: true,
    });
    expect(details.answers.map(({ value }) => value)).toEqual(["Dara Sok", "TX-9"]);
    expect(details.proofs[0]?.picture).toMatch(/^data:image\/jpeg;base64,/);
    expect(await actsOf("desk0001")).toEqual(["depositSeen"]);
  });

  it("finds what waits, by state, kind, account and reference", async () => {
    const { one, id } = await aProof("desk0002");
    const list = async (query: string) =>
      (await editor.call("GET", `/deposits?${query}`)).value as unknown as { rows: DepositDeskRow[]; total: number };
    expect((await list("waiting=yes&search=DESK0002")).rows).toMatchObject([{ id, isWaiting: true, kind: "bank" }]);
    const { value } = await one.ask("GET", `/orders/${id}`);
    expect((await list(`search=${value.reference.toLowerCase()}`)).total).toBe(1);
    expect((await list("search=desk%25")).total).toBe(0);
    expect((await list("state=credited&kind=card")).total).toBe(0);
    const { value: figures } = await editor.call("GET", "/money/figures");
    expect(figures["proofs"]).toBeGreaterThan(0);
  });

  it("approves once, however many press, and books what the operator says has arrived", async () => {
    const { one, id } = await aProof("desk0003");
    const answers = await Promise.all([approve(id, { amount: 4_000 }), approve(id), approve(id)]);
    expect(answers.map(({ success, code }) => (success ? "done" : code)).toSorted()).toEqual([
      "deposit_gone",
      "deposit_gone",
      "done",
    ]);
    const { value } = await one.ask("GET", `/orders/${id}`);
    expect(value).toMatchObject({ state: "credited", isOver: true });
    expect(await one.balance()).toBe(value.credited);
    expect(await actsOf("desk0003")).toEqual(["depositApproved"]);
    await sound();
  });

  it("rejects a proof with a reason that the player reads, and can still book what arrived after all", async () => {
    const { one, id } = await aProof("desk0004");
    expect((await reject(id, "The picture is of another transfer.")).success).toBe(true);
    expect((await one.ask("GET", `/orders/${id}`)).value).toMatchObject({
      state: "rejected",
      reason: "operator",
      remark: "The picture is of another transfer.",
    });
    expect((await reject(id, "Again")).code).toBe("deposit_gone");
    expect((await approve(id)).success).toBe(true);
    expect(await one.balance()).toBe(5_000);
    expect(await actsOf("desk0004")).toEqual(["depositRejected", "depositApproved"]);
  });

  it("settles what is held: too little is booked as it came, a second payment goes back", async () => {
    const one = await payer("desk0005");
    const { value } = await one.order("qr", 5_000);
    await tell({ order: value.id, amount: 4_000 });
    expect(await detailsOf(value.id)).toMatchObject({
      state: "paid",
      reason: "tooLittle",
      due: 4_000,
      asksAmount: false,
    });
    expect((await approve(value.id)).success).toBe(true);
    expect(await one.balance()).toBe(4_000);
    clock.advance(1);
    await tell({ order: value.id, amount: 5_000 });
    expect(await waitsFor(value.id)).toBe("second");
    expect(await orderOf(one, value.id)).toMatchObject({ state: "credited", held: 1, isOver: false, remark: "" });
    expect((await reject(value.id, "Paid twice")).success).toBe(true);
    expect(await orderOf(one, value.id)).toMatchObject({ held: 0, isOver: true, remark: "Paid twice" });
    expect(await waitsFor(value.id)).toBeUndefined();
    const details = await detailsOf(value.id);
    expect([details.state, details.payments.map(({ state }) => state)]).toEqual(["credited", ["credited", "returned"]]);
    expect(await one.balance()).toBe(4_000);
    // What no provider has seen cannot be booked by hand.
    const { value: open } = await one.order("card", 5_000);
    expect([(await approve(open.id)).code, (await reject(open.id, "No")).code]).toEqual([
      "deposit_gone",
      "deposit_gone",
    ]);
    await sound();
  });

  it("asks what a payment in another currency is worth", async () => {
    const one = await payer("desk0006");
    const { value } = await one.order("qr", 5_000);
    await tell({ order: value.id, amount: 180_000, currency: "THB" });
    expect(await waitsFor(value.id)).toBe("otherCurrency");
    // Nothing is proposed: by one press a hundredth of it would be booked as the order's own amount.
    expect((await publisher.call("GET", `/deposits/${value.id}`)).value).toMatchObject({ due: null, asksAmount: true });
    expect((await approve(value.id)).code).toBe("form_invalid");
    // What is said is the worth of one payment, however many there are.
    clock.advance(1);
    await tell({ order: value.id, amount: 36_000, currency: "THB" });
    expect((await approve(value.id, { amount: 5_000 })).success).toBe(true);
    expect(await one.balance()).toBe(5_000);
    expect(await orderOf(one, value.id)).toMatchObject({ credited: 5_000, received: null });
    expect(await waitsFor(value.id)).toBe("second");
    expect((await approve(value.id, { amount: 1_000 })).success).toBe(true);
    expect(await one.balance()).toBe(6_000);
    await sound();
  });

  it("decides nothing without the password given in the last five minutes, and nothing for an editor", async () => {
    const { id } = await aProof("desk0007");
    expect((await editor.call("POST", `/deposits/${id}/approve`, {})).code).toBe("not_allowed");
    clock.advance(6 * 60);
    expect((await approve(id)).code).toBe("password_needed");
    expect((await reject(id, "Late")).code).toBe("password_needed");
    publisher = await platform.operator("publisher");
    expect((await approve(id)).success).toBe(true);
  });

  it("closes a way to pay in for everybody, and says who did", async () => {
    await publisher.call("POST", "/deposits/channels/qr", { isOpen: false });
    const one = await payer("desk0008");
    expect((await one.order("qr", 5_000)).code).toBe("channel_closed");
    const { value } = await editor.call("GET", "/deposits/channels");
    expect((value["rows"] as object[])[1]).toMatchObject({ id: "qr", isOpen: false, changedBy: "publisher" });
    await publisher.call("POST", "/deposits/channels/qr", { isOpen: true });
    expect((await publisher.call("POST", "/deposits/channels/none", { isOpen: true })).status).toBe(404);
  });
});
