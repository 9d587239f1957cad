import { randomUUID } from "node:crypto";
import type { PayoutAccount, Withdrawal } from "#contracts/api.ts";
import { insertWithdrawalWays } from "#server/db/seed/insertWithdrawalWays.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { createPasswords } from "#server/security/passwords.ts";
import { aConsole, type TestConsole } from "./aConsole.ts";
import { goodPassword, type PlatformOptions } from "./aPlatform.ts";

/** The withdrawal password of every test player. */
export const paymentPassword = "246810";

/** An envelope. */
export interface WithdrawalAnswer<Value = Withdrawal> {
  success: boolean;
  code?: string;
  value: Value;
  status: number;
}

/** A player with money and the calls of theirs. */
export interface Taker {
  token: string;
  memberId: string;
  /** A call below /wps/withdrawal, in the clear. */
  ask<Value = Withdrawal>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<WithdrawalAnswer<Value>>;
  /** The same with a sealed body. */
  seal<Value = Withdrawal>(path: string, body: object, key?: string): Promise<WithdrawalAnswer<Value>>;
  /** Adds an account; it can be paid to at once where the rules of the test say so. */
  add(over?: object, key?: string): Promise<WithdrawalAnswer<PayoutAccount>>;
  withdraw(amount: unknown, account: string, key?: string): Promise<WithdrawalAnswer>;
  upload(bytes: Buffer): Promise<string>;
  /** What is in the wallet, and what is held. */
  money(): Promise<[available: number, held: number]>;
}

/** A platform that pays out. */
export interface WithdrawalPlatform extends TestConsole {
  /** Somebody with so much money, in minor units, and an account that can be paid to. */
  taker(account: string, money?: number): Promise<Taker & { to: string }>;
  sound(): Promise<void>;
}

/** Builds it, with the demo's ways and rules; accounts need not cool. */
export async function aWithdrawalPlatform(options: PlatformOptions = {}): Promise<WithdrawalPlatform> {
  const platform = await aConsole(options);
  const { app, call, clock, db, encrypt, login, owner, register } = platform;
  await insertWithdrawalWays(owner, clock.now());
  await owner.query("UPDATE withdrawal_rule SET account_minutes = 0, bank_minutes = 10, receipt_minutes = 20");
  const hash = await createPasswords().hash(paymentPassword);
  const ledger = createLedger(clock);
  let places = 0;

  const taker: WithdrawalPlatform["taker"] = async (account, money = 100_000) => {
    await register(account);
    const { token } = await login(account, goodPassword);
    const [member] = await owner.query<{ id: string }>(
      "UPDATE member SET payment_password_hash = $2 WHERE account = $1 RETURNING id",
      [account, hash],
    );
    const memberId = member?.id ?? "";
    if (money > 0)
      await ledger.post(owner, {
        kind: "deposit",
        currency: "USD",
        legs: [
          { account: await ledger.ownAccount(owner, "bank", "USD"), amount: -money },
          { account: await ledger.walletOf(owner, memberId, "USD"), amount: money },
        ],
        key: randomUUID(),
        cause: { type: "system", ref: "test" },
        at: clock.now(),
      });
    const send = async <Value>(method: "GET" | "POST", path: string, body: unknown, key: string) => {
      const answer = await call(method, `/wps/withdrawal${path}`, {
        token,
        headers: { language: "EN", ...(method === "POST" && { "idempotency-key": key }) },
        ...(body !== undefined && { body }),
      });
      return { status: answer.statusCode, ...answer.json<Omit<WithdrawalAnswer<Value>, "status">>() };
    };
    const seal: Taker["seal"] = async (path, body, key = randomUUID()) =>
      send("POST", path, await encrypt(body, {}, `POST /wps/withdrawal${path}`), key);
    places += 1;
    const number = String(10_000_000 + places);
    const one: Taker = {
      token,
      memberId,
      ask: (method, path, body, key = randomUUID()) => send(method, path, body, key),
      seal,
      add: (over = {}, key) =>
        seal("/accounts", { way: "otter-bank", number, holder: "Dara Sok", paymentPassword, ...over }, key),
      withdraw: (amount, to, key) => seal("", { amount, account: to, paymentPassword }, key),
      async upload(bytes) {
        const id = randomUUID();
        await app.inject({
          method: "PUT",
          url: `/wps/file/${id}?offset=0&size=${bytes.length}&name=proof.png`,
          headers: { token, "content-type": "application/octet-stream" },
          payload: bytes,
        });
        return id;
      },
      async money() {
        const rows = await db.query<{ kind: string; balance: number }>(
          "SELECT kind, balance FROM ledger_account WHERE member_id = $1",
          [memberId],
        );
        const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
        return [of("player"), of("playerHeld")];
      },
    };
    const { value } = await one.add();
    return { ...one, to: value.id };
  };

  return {
    ...platform,
    taker,
    async sound() {
      const broken = await db.query("SELECT invariant, subject FROM ledger_violations()");
      if (broken.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(broken)}`);
      // What members have held is what their open withdrawals hold.
      const astray = await db.query(
        `SELECT m.id FROM member m
         WHERE (SELECT coalesce(sum(balance), 0) FROM ledger_account WHERE member_id = m.id AND kind = 'playerHeld')
           <> (SELECT coalesce(sum(amount - returned - paid - CASE WHEN paid > 0 THEN fee ELSE 0 END), 0) FROM withdrawal
               WHERE member_id = m.id)`,
      );
      if (astray.length > 0) throw new Error(`Money is held for nothing: ${JSON.stringify(astray)}`);
    },
  };
}
