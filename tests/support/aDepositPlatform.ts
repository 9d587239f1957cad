import { createHmac, randomUUID } from "node:crypto";
import type { DepositOrder } from "#contracts/api.ts";
import type { Config } from "#server/config.ts";
import type { Site } from "#contracts/config.ts";
import { insertDepositChannels } from "#server/db/seed/insertDepositChannels.ts";
import { aConsole, type TestConsole } from "./aConsole.ts";
import { goodPassword, type CallOptions } from "./aPlatform.ts";

/** What both sides sign with in tests. */
export const paymentSecret = "a secret of the tests, thirty-two letters";

/** An envelope. */
export interface DepositAnswer<Value = DepositOrder> {
  success: boolean;
  code?: string;
  value: Value;
  status: number;
}

/** What a provider tells. */
export interface ToldEvent {
  id?: string;
  type?: "seen" | "paid" | "failed";
  order: string;
  payment?: string;
  amount?: number;
  currency?: string;
}

/** A payer with the calls of theirs. */
export interface Payer {
  token: string;
  memberId: string;
  ask<Value = DepositOrder>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<DepositAnswer<Value>>;
  order(channel: string, amount: number, values?: object, key?: string): Promise<DepositAnswer>;
  upload(bytes: Buffer): Promise<string>;
  balance(): Promise<number>;
}

/** A platform that takes deposits, and a provider in front of it. */
export interface DepositPlatform extends TestConsole {
  /** `over` replaces members of the registration. */
  payer(account: string, over?: object): Promise<Payer>;
  /** Sends what a provider tells, signed; `over` replaces headers. */
  tell(event: ToldEvent, over?: Record<string, string>): Promise<DepositAnswer<{ id: string; outcome: string }>>;
  sound(): Promise<void>;
}

/** Builds it, with the demo's channels and a provider called sandbox. */
export async function aDepositPlatform(site?: Site, over: Partial<Config> = {}): Promise<DepositPlatform> {
  const payments = { provider: "sandbox", url: "https://pay.example", secrets: [paymentSecret] };
  const platform = await aConsole({ config: { payments, ...over }, ...(site && { site }) });
  const { app, call, clock, db, login, owner, register } = platform;
  await insertDepositChannels(owner, clock.now());

  const send = async <Value>(method: "GET" | "POST", path: string, options: CallOptions) => {
    const answer = await call(method, path, options);
    return { status: answer.statusCode, ...answer.json<Omit<DepositAnswer<Value>, "status">>() };
  };

  return {
    ...platform,
    async payer(account, over = {}) {
      await register(account, over);
      const { token } = await login(account, goodPassword);
      const [member] = await owner.query<{ id: string }>("SELECT id FROM member WHERE account = $1", [account]);
      const memberId = member?.id ?? "";
      const ask: Payer["ask"] = (method, path, body, key = randomUUID()) =>
        send(method, `/wps/deposit${path}`, {
          token,
          headers: { language: "EN", ...(method === "POST" && { "idempotency-key": key }) },
          ...(body !== undefined && { body }),
        });
      return {
        token,
        memberId,
        ask,
        order: (channel, amount, values = {}, key) => ask("POST", "", { channel, amount, values }, key),
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
        async balance() {
          const rows = await db.query<{ balance: number }>("SELECT balance FROM ledger_account WHERE member_id = $1", [
            memberId,
          ]);
          return rows[0]?.balance ?? 0;
        },
      };
    },
    async tell(event, over = {}) {
      const usual = { id: randomUUID(), type: "paid", payment: randomUUID(), amount: 5_000, currency: "USD" };
      const text = JSON.stringify({ ...usual, ...event });
      const timestamp = String(Math.floor(clock.now().getTime() / 1000));
      const answer = await app.inject({
        method: "POST",
        url: "/wps/deposit/callback/sandbox",
        headers: {
          host: "localhost",
          "content-type": "application/json",
          "croupier-timestamp": timestamp,
          "croupier-signature": `v1=${createHmac("sha256", paymentSecret).update(`${timestamp}.${text}`).digest("hex")}`,
          ...over,
        },
        payload: text,
      });
      return {
        status: answer.statusCode,
        ...answer.json<Omit<DepositAnswer<{ id: string; outcome: string }>, "status">>(),
      };
    },
    async sound() {
      const broken = await db.query("SELECT invariant, subject FROM ledger_violations()");
      if (broken.length > 0) throw new Error(`The ledger is broken: ${JSON.stringify(broken)}`);
    },
  };
}
