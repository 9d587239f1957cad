import { randomUUID } from "node:crypto";
import { createPasswords } from "#server/security/passwords.ts";
import { saveMallSetting } from "#server/features/points/MallSetting.ts";
import { postPoints } from "#server/features/points/postPoints.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { aConsole, type TestConsole } from "./aConsole.ts";
import { goodPassword } from "./aPlatform.ts";

/** An envelope. */
export interface MallAnswer<Value> {
  success: boolean;
  code?: string;
  value: Value;
  status: number;
}

/** Somebody with points and a payment password. */
export interface Shopper {
  account: string;
  token: string;
  memberId: string;
  ask<Value = Record<string, unknown>>(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    key?: string,
  ): Promise<MallAnswer<Value>>;
  /** A sealed call, as those with the payment password are. */
  sealed<Value = Record<string, unknown>>(path: string, body: object, key?: string): Promise<MallAnswer<Value>>;
  upload(bytes: Buffer, name?: string): Promise<string>;
  give(points: number): Promise<void>;
  payIn(amount: number): Promise<void>;
  /** What is in the wallet. */
  balance(): Promise<number>;
  points(): Promise<number>;
}

/** A platform with a mall. */
export interface TestMall extends TestConsole {
  shopper(account: string, points?: number, over?: object): Promise<Shopper>;
  /** Adds a reward; answers its id. */
  reward(over?: object): Promise<string>;
  /** Throws where the ledger or the book of points is broken. */
  sound(): Promise<void>;
}

/** The payment password of every shopper. */
export const payWord = "246810";

/** A delivery that is accepted. */
export const delivery = { address: "12 Street 178, Phnom Penh", countryDialingCode: "855", mobileNum: "12345678" };

/** Builds it: 100 minor units staked are a point, 100 points are 50 minor units. */
export async function aMall(): Promise<TestMall> {
  const platform = await aConsole();
  const { app, call, clock, db, encrypt, login, owner, register } = platform;
  const hash = await createPasswords().hash(payWord);
  await saveMallSetting(owner, {
    currency: "USD",
    turnover: 100,
    isConvertible: true,
    convertPoints: 100,
    convertAmount: 50,
    convertLeast: 200,
    referralReward: 500,
    referralDeposit: 2_000,
    referralMost: 3,
    changedAt: clock.now(),
    changedBy: "test",
  });

  return {
    ...platform,
    async shopper(account, points = 0, over = {}) {
      await register(account, over);
      const { token } = await login(account, goodPassword);
      const [row] = await owner.query<{ id: string }>(
        "UPDATE member SET payment_password_hash = $2 WHERE account = $1 RETURNING id",
        [account, hash],
      );
      const memberId = row?.id ?? "";
      const send = async <Value>(method: "GET" | "POST", path: string, body: unknown, key: string) => {
        const answer = await call(method, path, {
          token: shopper.token,
          headers: { language: "EN", ...(method === "POST" && { "idempotency-key": key }) },
          ...(body !== undefined && { body }),
        });
        return { status: answer.statusCode, ...answer.json<Omit<MallAnswer<Value>, "status">>() };
      };
      const shopper: Shopper = {
        account,
        token,
        memberId,
        ask: (method, path, body, key = randomUUID()) => send(method, path, body, key),
        sealed: async (path, body, key = randomUUID()) =>
          send("POST", path, await encrypt(body, {}, `POST ${path}`), key),
        async upload(bytes, name = "picture.png") {
          const id = randomUUID();
          await app.inject({
            method: "PUT",
            url: `/wps/file/${id}?offset=0&size=${bytes.length}&name=${name}`,
            headers: { token: shopper.token, "content-type": "application/octet-stream" },
            payload: bytes,
          });
          return id;
        },
        give: async (count) => {
          await postPoints(db, { memberId, kind: "granted", points: count, ref: randomUUID(), at: clock.now() });
        },
        async payIn(amount) {
          const ledger = createLedger(clock);
          const bank = await ledger.ownAccount(db, "bank", "USD");
          const wallet = await ledger.walletOf(db, memberId, "USD");
          await ledger.post(db, {
            kind: "deposit",
            currency: "USD",
            legs: [
              { account: bank, amount: -amount },
              { account: wallet, amount },
            ],
            key: randomUUID(),
            cause: { type: "system", ref: "test" },
            at: clock.now(),
          });
        },
        async balance() {
          const rows = await db.query<{ balance: number }>(
            "SELECT balance FROM ledger_account WHERE member_id = $1 AND kind = 'player'",
            [memberId],
          );
          return rows[0]?.balance ?? 0;
        },
        points: async () => {
          const { value } = await shopper.ask<{ balance: number }>("GET", "/wps/points/balance");
          return value.balance;
        },
      };
      if (points > 0) await shopper.give(points);
      return shopper;
    },
    async reward(over = {}) {
      const id = randomUUID();
      const row = { name: { EN: "Fan" }, points: 100, amount: 0, quantity: 5, ...over };
      await owner.query(
        `INSERT INTO point_reward (id, currency, name, points, amount, quantity, available, changed_at)
         VALUES ($1, 'USD', $2, $3, $4, $5, $5, $6)`,
        [id, row.name, row.points, row.amount, row.quantity, clock.now()],
      );
      return id;
    },
    async sound() {
      const broken = await db.query("SELECT * FROM ledger_violations() UNION ALL SELECT * FROM point_violations()");
      if (broken.length > 0) throw new Error(`A book is broken: ${JSON.stringify(broken)}`);
    },
  };
}
