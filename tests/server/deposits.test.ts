import { createCanvas } from "@napi-rs/canvas";
import { describe, expect, it } from "vitest";
import type { DepositChannel, DepositChannelName, DepositRow } from "#contracts/api.ts";
import { feeOf } from "#server/features/ledger/feeOf.ts";
import { expireDeposits } from "#server/features/deposit/expireDeposits.ts";
import { aDepositPlatform } from "#tests/support/aDepositPlatform.ts";

const platform = await aDepositPlatform();
const { clock, db, owner, payer } = platform;
const picture = await createCanvas(40, 30).encode("png");
const bank = { payer: "Dara Sok" };

const aLimited = payer("deposit100");

describe("the ways to pay in", () => {
  it("are those of the player's currency, with their terms and what they ask for", async () => {
    const { ask } = await payer("deposit001");
    const list = await ask<DepositChannelName[]>("GET", "/channels");
    expect(list.value.map(({ id, kind }) => [id, kind])).toEqual([
      ["bank", "bank"],
      ["qr", "qr"],
      ["card", "card"],
      ["usdt", "crypto"],
    ]);
    const { value } = await ask<DepositChannel>("GET", "/channel?id=usdt");
    expect(value).toMatchObject({
      min: 2_000,
      max: 1_000_000,
      feeFixed: 100,
      feePercent: 0,
      minutes: 60,
      openOrder: null,
    });
    expect(value.fields).toMatchObject([
      { name: "network", widget: "select", options: [{ value: "TRC20" }, { value: "ERC20" }] },
    ]);
    expect((await ask("GET", "/quote?channel=card&amount=10000")).value).toMatchObject({ fee: 280, arrives: 9_720 });
  });

  it("can be closed; whoever had the page open hears it", async () => {
    const { ask, order } = await payer("deposit002");
    await owner.query("UPDATE deposit_channel SET is_open = false WHERE id = 'usdt'");
    expect((await order("usdt", 5_000, { network: "TRC20" })).code).toBe("channel_closed");
    expect((await ask<DepositChannelName[]>("GET", "/channels")).value).toHaveLength(3);
    await owner.query("UPDATE deposit_channel SET is_open = true WHERE id = 'usdt'");
  });

  it("keep a fee that is exact for any amount, the part of a unit up", () => {
    expect(feeOf(1, { feeFixed: 0, feePoints: 250 })).toBe(1);
    expect(feeOf(10_000, { feeFixed: 30, feePoints: 250 })).toBe(280);
    expect(feeOf(9_007_199_254_740_991, { feeFixed: 0, feePoints: 1 })).toBe(900_719_925_475);
  });
});

describe("an order", () => {
  it("is made once for an intent, and one waits in each channel", async () => {
    const { ask, order } = await payer("deposit003");
    const key = crypto.randomUUID();
    const both = await Promise.all([order("bank", 5_000, bank, key), order("bank", 5_000, bank, key)]);
    const again = await order("bank", 5_000, bank, key);
    expect(both.filter(({ success }) => success).every(({ value }) => value.id === again.value.id)).toBe(true);
    expect(again.value).toMatchObject({
      state: "created",
      amount: 5_000,
      fee: 0,
      arrives: 5_000,
      canCancel: true,
      payTo: { bank: "Otter Bank", account: "000 482 117 930" },
    });
    expect(new Date(again.value.expiresAt ?? 0).getTime() - clock.now().getTime()).toBe(3_600_000);
    const second = await order("bank", 6_000, bank);
    expect([second.code, second.value]).toMatchObject(["deposit_open", { order: again.value.id }]);
    expect((await order("card", 5_000)).success).toBe(true);
    // Two tabs.
    const tabs = await Promise.all([order("qr", 5_000), order("qr", 5_000)]);
    expect(tabs.map(({ code }) => code ?? "made").toSorted()).toEqual(["deposit_open", "made"]);
    expect((await ask<{ rows: DepositRow[]; total: number }>("GET", "/orders")).value.total).toBe(3);
  });

  it.each([999, 500_001, 9_007_199_254_740_991])("is refused for %i, which is out of the limits", async (amount) => {
    const { order } = await aLimited;
    const { code, value } = await order("bank", amount, bank);
    expect([code, value]).toMatchObject(["form_invalid", { fieldErrors: { amount: { key: "error.deposit_amount" } } }]);
  });

  it.each([["1e3"], ["5,000"], ["٥٠٠٠"], [-5_000], [50.5], [0], [null], [1e300]])(
    "is refused for the amount %s, which is no whole number of minor units",
    async (amount) => {
      const { token } = await aLimited;
      const answer = await platform.call("POST", "/wps/deposit", {
        token,
        body: { channel: "bank", amount, values: bank },
        headers: { "idempotency-key": crypto.randomUUID() },
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it("is judged by what its channel asks for", async () => {
    const { order } = await payer("deposit004");
    const nameless = await order("bank", 5_000, {});
    expect(Object.keys((nameless.value as unknown as { fieldErrors: object }).fieldErrors)).toEqual(["payer"]);
    expect((await order("usdt", 5_000, { network: "SOL" })).code).toBe("form_invalid");
    expect((await order("nothing", 5_000)).code).toBe("channel_closed");
  });

  it("has an address of its own on the network that was chosen, and a code to scan", async () => {
    const { order } = await payer("deposit005");
    const { value } = await order("usdt", 5_000, { network: "ERC20" });
    expect(value.payTo.address).toMatch(/^0x[0-9a-f]{40}$/);
    expect(value.payTo).toMatchObject({ network: "ERC20", qr: `ethereum:${value.payTo.address}` });
  });

  it("is cancelled before it is paid, and not after", async () => {
    const { ask, order } = await payer("deposit006");
    const { value } = await order("bank", 5_000, bank);
    expect((await ask("POST", `/orders/${value.id}/cancel`)).value).toMatchObject({ state: "cancelled", isOver: true });
    expect((await ask("POST", `/orders/${value.id}/cancel`)).value.state).toBe("cancelled");
    const card = await order("card", 5_000);
    await platform.tell({ order: card.value.id });
    expect((await ask("POST", `/orders/${card.value.id}/cancel`)).code).toBe("deposit_gone");
  });

  it("is nobody else's", async () => {
    const [one, other] = [await payer("deposit007"), await payer("deposit008")];
    const { value } = await one.order("bank", 5_000, bank);
    expect((await other.ask("GET", `/orders/${value.id}`)).status).toBe(404);
    expect((await other.ask("POST", `/orders/${value.id}/cancel`)).status).toBe(404);
    expect((await other.ask("POST", `/orders/${value.id}/proof`, { values: {} })).status).toBe(404);
  });

  it("runs out, on however many nodes that is looked for, and is written down once", async () => {
    const { ask, order } = await payer("deposit009");
    const { value } = await order("qr", 5_000);
    clock.advance(15 * 60 + 1);
    await Promise.all([
      expireDeposits(db, clock.now()),
      expireDeposits(db, clock.now()),
      expireDeposits(db, clock.now()),
    ]);
    const { value: ended } = await ask("GET", `/orders/${value.id}`);
    expect(ended).toMatchObject({ state: "expired", expiresAt: null, payAddress: null, canCancel: false });
    expect(ended.history.map(({ state, by }) => [state, by])).toEqual([
      ["created", "player"],
      ["expired", "system"],
    ]);
    expect((await order("qr", 5_000)).success).toBe(true);
  });

  it("leads to the provider by an address of ours, while it can be paid", async () => {
    const { ask, order } = await payer("deposit010");
    const { value } = await order("card", 5_000);
    const away = await platform.app.inject({ method: "GET", url: value.payAddress ?? "" });
    expect([away.statusCode, away.headers.location]).toEqual([
      303,
      expect.stringMatching(
        `^https://pay.example/pay\\?order=${value.id}&amount=5000&currency=USD&reference=${value.reference}&signature=v1`,
      ),
    ]);
    await ask("POST", `/orders/${value.id}/cancel`);
    const back = await platform.app.inject({ method: "GET", url: `/wps/deposit/pay/${value.id}` });
    expect(back.headers.location).toBe(
      `http://localhost:8080/?centre=personal&page=depositv2&centre.order=${value.id}`,
    );
  });
});

describe("a proof", () => {
  it("is drawn anew and belongs to its order; from then on nothing runs out", async () => {
    const { ask, order, upload } = await payer("deposit011");
    const { value } = await order("bank", 5_000, bank);
    const id = await upload(picture);
    const key = crypto.randomUUID();
    const proof = { values: { proof: [id], transaction: "TX-1" } };
    const sent = await ask("POST", `/orders/${value.id}/proof`, proof, key);
    expect(sent.value).toMatchObject({
      state: "paying",
      proofs: 1,
      expiresAt: null,
      canCancel: false,
      proofFields: [],
    });
    expect((await ask("POST", `/orders/${value.id}/proof`, proof, key)).value.proofs).toBe(1);
    expect((await ask("POST", `/orders/${value.id}/proof`, proof)).code).toBe("deposit_gone");
    const kept = await owner.query("SELECT type FROM member_file WHERE id = $1 AND taken_at IS NOT NULL", [id]);
    expect(kept).toEqual([{ type: "image/jpeg" }]);
  });

  it("is refused by its field and its place in it where it is no picture, or another one's", async () => {
    const [one, other] = [await payer("deposit012"), await payer("deposit013")];
    const { value } = await one.order("bank", 5_000, bank);
    const send = async (proof: unknown) => {
      const answer = await one.ask("POST", `/orders/${value.id}/proof`, { values: { proof } });
      const { fieldErrors } = answer.value as unknown as { fieldErrors: Record<string, { key: string }> };
      return Object.entries(fieldErrors).map(([at, { key }]) => `${at} ${key}`);
    };
    const broken = await one.upload(Buffer.concat([picture.subarray(0, 8), Buffer.alloc(90, 7)]));
    expect(await send([broken])).toEqual(["/proof/0 error.picture_broken"]);
    const foreign = await other.upload(picture);
    expect(await send([foreign])).toEqual(["/proof/0 error.picture_missing"]);
    // Each by its place, and the good one between them is no part of it.
    expect(await send([foreign, await one.upload(picture), broken])).toEqual([
      "/proof/0 error.picture_missing",
      "/proof/2 error.picture_broken",
    ]);
    expect(await send([])).toEqual(["proof form.required"]);
    expect((await one.ask("GET", `/orders/${value.id}`)).value.state).toBe("created");
  });
});
