import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { ValueOf } from "#contracts/api.ts";
import { demoPassword } from "#server/db/seed/seedDemo.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { aPlatform } from "#tests/support/aPlatform.ts";
import { aSite } from "#tests/support/aSite.ts";
import { demoTemplate } from "#tests/support/database.ts";
import cases from "#tests/fixtures/wallets/moves.json" with { type: "json" };

const site = aSite();
const { settings } = site.brand;
settings.wallets = "perVendor";
settings.transfers = { leastTransfer: 500, mostToUpline: 5_000, dailyToUpline: 8_000 };
const { call, clock, db, encrypt, liveSite, login, owner } = await aPlatform({ from: await demoTemplate(), site });

const setWallets = (wallets: "single" | "perVendor") =>
  liveSite.change({ ...site, brand: { ...site.brand, settings: { ...settings, wallets } } });

const pin = "246810";
const hash = await createPasswords().hash(pin);

/** Somebody with so much in the main wallet, taken from nobody: the demo's balances are of no use to exact tests. */
async function player(account: string, money: number) {
  const { token } = await login(account, demoPassword);
  await owner.query("UPDATE member SET payment_password_hash = $2 WHERE account = $1", [account, hash]);
  const [row] = await db.query<{ wallet: string; balance: number }>(
    `SELECT a.id AS wallet, a.balance FROM ledger_account a JOIN member m ON m.id = a.member_id
     WHERE m.account = $1 AND a.kind = 'player'`,
    [account],
  );
  const [bank] = await db.query<{ id: string }>("SELECT ledger_open('bank', NULL, 'USD', $1) AS id", [clock.now()]);
  const { wallet, balance } = row!;
  const missing = money - balance;
  if (missing !== 0) {
    const [accounts, amounts] =
      missing > 0
        ? [
            [bank!.id, wallet],
            [-missing, missing],
          ]
        : [
            [wallet, bank!.id],
            [missing, -missing],
          ];
    await db.query(
      "SELECT ledger_post('adjustment', 'USD', $1::uuid[], $2::bigint[], $3, 'system', 'test', '', '', $4)",
      [accounts, amounts, randomUUID(), clock.now()],
    );
  }
  return token;
}

const wallets = async (token: string) =>
  (await call("GET", "/wps/wallet/list", { token })).json<{ value: ValueOf<"listWallets"> }>().value;
const inside = (told: ValueOf<"listWallets">, code: string) =>
  told.wallets.find((wallet) => wallet.code === code)?.balance;

interface Told {
  success: boolean;
  code?: string;
  value: ValueOf<"listWallets"> & { fieldErrors?: Record<string, { key: string }> };
}
async function move(token: string, from: string, to: string, amount: number, key = randomUUID()) {
  const response = await call("POST", "/wps/wallet/transfer", {
    token,
    body: { from, to, amount },
    headers: { "idempotency-key": key },
  });
  return { status: response.statusCode, ...response.json<Told>() };
}
async function collect(token: string, key = randomUUID()) {
  const headers = { "idempotency-key": key };
  return (await call("POST", "/wps/wallet/collect", { token, body: {}, headers })).json<Told>();
}
async function sendUp(token: string, amount: number, password = pin, key = randomUUID()) {
  const body = await encrypt({ amount, paymentPassword: password }, {}, "POST /wps/transfer/upline");
  const response = await call("POST", "/wps/transfer/upline", { token, body, headers: { "idempotency-key": key } });
  const { value, code } = response.json<{
    value: { id: string; fieldErrors?: Record<string, { key: string }> } | null;
    code?: string;
  }>();
  return { status: response.statusCode, code, value, wrong: value?.fieldErrors?.amount?.key };
}
const sound = async () => expect(await owner.query("SELECT * FROM ledger_violations()")).toEqual([]);

describe("wallets", () => {
  it("[PC-04] are told apart: one for all vendors, or one for each, between which and the main one money is moved", async () => {
    const token = await player("player01", 10_000);
    const merchant = async () =>
      (await call("GET", "/wps/wallet/merchant", { token })).json<{ value: ValueOf<"getMerchantWallet"> }>().value;
    expect((await merchant()).isSingle).toBe(false);
    expect((await merchant()).wallets?.slice(0, 2)).toEqual([
      { code: "", name: "" },
      { code: "NAGA", name: "Naga Spin" },
    ]);
    const moved = await move(token, "", "NAGA", 4_000);
    expect([inside(moved.value, ""), inside(moved.value, "NAGA"), moved.value.total]).toEqual([6_000, 4_000, 10_000]);
    await move(token, "NAGA", "", 1_000);
    await move(token, "", "KICK", 2_000);
    expect(await wallets(token)).toMatchObject({ isSingle: false, total: 10_000, elsewhere: 5_000 });
    // The whole rest leaves though it is less than the least.
    await move(token, "NAGA", "", 2_900);
    expect((await move(token, "NAGA", "", 100)).success).toBe(true);
    const all = await collect(token);
    expect([all.value.elsewhere, inside(all.value, "")]).toEqual([0, 10_000]);
    setWallets("single");
    expect(await merchant()).toEqual({ isSingle: true, currency: "USD", wallets: [{ code: "", name: "" }] });
    expect((await wallets(token)).wallets).toHaveLength(1);
    expect((await move(token, "", "NAGA", 1_000)).code).toBe("wallet_closed");
    setWallets("perVendor");
    await sound();
  });

  it.each(cases.filter(({ least }) => least === settings.transfers!.leastTransfer))(
    "[PC-04] move or refuse as the page does: $note",
    async ({ balance, amount, fault }) => {
      const token = await player("player11", balance);
      const moved = await move(token, "", "NAGA", amount);
      expect(moved.value.fieldErrors?.["amount"]?.key).toBe(fault && `error.transfer_${fault}`);
      expect(moved.success).toBe(fault === undefined);
      await collect(token);
    },
  );

  it("leave nobody's money out of sight where the brand goes back to one, or the vendor is gone", async () => {
    const token = await player("player04", 5_000);
    await move(token, "", "NAGA", 2_000);
    await move(token, "", "SEA", 1_000);
    await owner.query("UPDATE game_vendor SET is_shown = false WHERE vassalage = 'SEA'");
    setWallets("single");
    const left = await wallets(token);
    expect(left).toMatchObject({ isSingle: true, elsewhere: 3_000 });
    expect(left.wallets.map(({ code, isOpen }) => [code, isOpen])).toEqual([
      ["", true],
      ["NAGA", false],
      ["SEA", false],
    ]);
    expect((await move(token, "", "NAGA", 600)).code).toBe("wallet_single");
    expect((await collect(token)).value.elsewhere).toBe(0);
    setWallets("perVendor");
    await owner.query("UPDATE game_vendor SET is_shown = true WHERE vassalage = 'SEA'");
  });

  it("refuse amounts and wallets that cannot be, each beside its cause, and move nothing", async () => {
    const token = await player("player05", 3_000);
    expect((await move(token, "", "NAGA", 3_001)).value.fieldErrors).toEqual({
      amount: { key: "error.transfer_balance" },
    });
    expect((await move(token, "", "NAGA", 499)).value.fieldErrors).toEqual({ amount: { key: "error.transfer_least" } });
    expect((await move(token, "NAGA", "NAGA", 500)).value.fieldErrors).toEqual({ to: { key: "error.transfer_same" } });
    expect((await move(token, "NAGA", "KICK", 500)).value.fieldErrors).toEqual({ to: { key: "error.transfer_ends" } });
    expect((await move(token, "", "NOBODY", 500)).code).toBe("wallet_closed");
    // Nine Rivers is being looked after.
    expect((await move(token, "", "NINE", 500)).code).toBe("wallet_closed");
    for (const amount of [0, -500, 1.5, 1e300, "500"]) {
      expect((await move(token, "", "NAGA", amount as number)).status).toBe(400);
    }
    expect((await call("POST", "/wps/wallet/transfer", { body: {} })).statusCode).toBe(401);
    expect(await wallets(token)).toMatchObject({ total: 3_000, elsewhere: 0 });
  });

  it("move once by a key, and keep every unit while transfers go to and fro at once", async () => {
    const token = await player("player06", 20_000);
    const key = randomUUID();
    const doubled = await Promise.all(Array.from({ length: 6 }, () => move(token, "", "NAGA", 1_000, key)));
    expect(doubled.every(({ status }) => [200, 409].includes(status))).toBe(true);
    expect(inside(await wallets(token), "NAGA")).toBe(1_000);
    expect((await move(token, "", "NAGA", 2_000, key)).status).toBe(422);
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => [
        move(token, "", "NAGA", 600 + index),
        move(token, "NAGA", "", 600 + index),
        move(token, "", "KICK", 500 + index),
        ...(index % 4 === 0 ? [collect(token)] : []),
      ]).flat(),
    );
    const after = await wallets(token);
    expect(after.total).toBe(20_000);
    expect((await collect(token)).value).toMatchObject({ elsewhere: 0, total: 20_000 });
    await sound();
  });
});

describe("a transfer to the upline", () => {
  const entries = async (account: string, type: string) => {
    const { token } = await login(account, demoPassword);
    const told = await call("GET", `/wps/member/transactions?type=${type}`, { token });
    return told.json<{ value: ValueOf<"listTransactions"> }>().value.rows;
  };
  const terms = async (token: string) =>
    (await call("GET", "/wps/transfer/upline", { token })).json<{ value: ValueOf<"getUplineTerms"> }>().value;

  it("[PC-07] is sent once with the payment password, within limits, and stands in both records", async () => {
    const sender = await player("player03", 20_000);
    expect(await terms(sender)).toMatchObject({
      isAllowed: true,
      balance: 20_000,
      least: 500,
      most: 5_000,
      left: 5_000,
    });
    const key = randomUUID();
    const first = await sendUp(sender, 4_000, pin, key);
    expect(first.status).toBe(200);
    expect(await sendUp(sender, 4_000, pin, key)).toEqual(first);
    expect((await sendUp(sender, 4_100, pin, key)).status).toBe(422);
    expect((await entries("player03", "transferOut"))[0]).toMatchObject({ id: first.value?.id, amount: -4_000 });
    expect((await entries("agent03", "transferIn"))[0]).toMatchObject({ id: first.value?.id, amount: 4_000 });
    expect(await terms(sender)).toMatchObject({ sentToday: 4_000, left: 4_000, balance: 16_000 });
    expect((await sendUp(sender, 499)).wrong).toBe("error.transfer_least");
    expect((await sendUp(sender, 5_001)).wrong).toBe("error.transfer_most");
    expect((await sendUp(sender, 4_001)).wrong).toBe("error.transfer_daily");
    expect((await sendUp(sender, 1_000, "135790")).code).toBe("wrong_payment_password");
    expect((await sendUp(sender, 4_000)).status).toBe(200);
    expect((await sendUp(sender, 500)).wrong).toBe("error.transfer_daily");
    clock.advance(86_400_000);
    const tomorrow = (await login("player03", demoPassword)).token;
    expect(await terms(tomorrow)).toMatchObject({ sentToday: 0, left: 5_000 });
    clock.advance(-86_400_000);
    await sound();
  });

  it("is refused to whoever has no upline, is not let, has no payment password, or not so much", async () => {
    const alone = await player("player05", 5_000);
    expect(await terms(alone)).toMatchObject({ isAllowed: false, upline: "", left: 0 });
    expect((await sendUp(alone, 1_000)).code).toBe("upline_not_allowed");
    const kept = await player("player06", 700);
    expect((await sendUp(kept, 701)).wrong).toBe("error.transfer_balance");
    await owner.query("UPDATE member SET to_upline = false WHERE account = 'player06'");
    expect((await sendUp(kept, 600)).code).toBe("upline_not_allowed");
    await owner.query("UPDATE member SET to_upline = true, payment_password_hash = NULL WHERE account = 'player06'");
    expect((await sendUp(kept, 600)).code).toBe("payment_password_missing");
    await owner.query("UPDATE member SET payment_password_hash = $1 WHERE account = 'player06'", [hash]);
    await owner.query("UPDATE member SET disabled_at = now() WHERE account = 'agent01'");
    expect((await sendUp(kept, 600)).code).toBe("upline_not_allowed");
    await owner.query("UPDATE member SET disabled_at = NULL WHERE account = 'agent01'");
  });

  it("stays within the day's limit however many are sent at once", async () => {
    const sender = await player("player07", 50_000);
    const sent = await Promise.all(Array.from({ length: 12 }, () => sendUp(sender, 3_000)));
    expect(sent.filter(({ code, status }) => status === 200 && code === undefined)).toHaveLength(2);
    expect(await terms(sender)).toMatchObject({ sentToday: 6_000, balance: 44_000 });
    await sound();
  });
});
