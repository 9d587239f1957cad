import { randomUUID } from "node:crypto";
import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { createLedger } from "#server/features/ledger/createLedger.ts";
import { payFromHouse, type HousePayment } from "#server/features/ledger/payFromHouse.ts";
import type { MemberWork } from "#server/features/member/createMemberWork.ts";
import { addAccount } from "#server/features/withdrawal/addAccount.ts";
import { answerReceipt } from "#server/features/withdrawal/answerReceipt.ts";
import { createWithdrawal } from "#server/features/withdrawal/createWithdrawal.ts";
import { createWithdrawalDesk } from "#server/features/withdrawal/createWithdrawalDesk.ts";
import { findWithdrawal } from "#server/features/withdrawal/StoredWithdrawal.ts";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { createPasswords } from "#server/security/passwords.ts";

/** Withdrawal password of the demo accounts that have one. It is public, as their password is. */
const demoPaymentPassword = "246810";
const hourMs = 3_600_000;
/** Their accounts to be paid to: a way, a number, and whether it cools off still. */
const accounts = [
  ["otter-bank", "000482117930", false],
  ["usdt-trc20", "TQ5NMqJjhpQGK7YJbESKtNCo86PJ89ujio", false],
  ["river-pay", "85512345678", true],
] as const;
/** Whose they are. No running bonus of theirs ends by it. */
const shown = "player03";
/** What is left afterwards, at the least: enough for one more. */
const leastLeft = 10_000;
/** What became of each of their withdrawals, so long ago: the oldest first. */
const past = [
  { hours: 70, amount: 4_000, upTo: "received" },
  { hours: 50, amount: 2_500, upTo: "rejected" },
  { hours: 26, amount: 3_000, upTo: "sent" },
  { hours: 1, amount: 2_000, upTo: "requested" },
] as const;

/** What the demo's withdrawals are made with. */
interface DemoParts {
  owner: Database;
  keys: KeyRing;
}

/** Gives a demo player accounts to be paid to and withdrawals in several states, once; by the very functions that players use. */
export async function insertDemoWithdrawals(owner: Database, clock: Clock, keys: KeyRing): Promise<void> {
  const members = await owner.query<{ id: string; currency: string; hash: string | null; balance: number }>(
    `SELECT m.id, m.currency, m.payment_password_hash AS hash, w.balance
     FROM member m JOIN ledger_account w ON w.member_id = m.id AND w.currency = m.currency AND w.kind = 'player'
     WHERE m.is_demo AND m.account = $1
       AND NOT EXISTS (SELECT FROM payout_account a WHERE a.member_id = m.id)
       AND EXISTS (SELECT FROM withdrawal_rule r WHERE r.currency = m.currency)`,
    [shown],
  );
  const needed = past.reduce((sum, { amount }) => sum + amount, leastLeft);
  for (const { id, currency, hash, balance } of members) {
    if (balance < needed) await giveMoney(owner, { memberId: id, currency, amount: needed - balance, at: clock.now() });
    if (hash === null)
      await owner.query("UPDATE member SET payment_password_hash = $2 WHERE id = $1", [
        id,
        await createPasswords().hash(demoPaymentPassword),
      ]);
    await fill({ owner, keys }, id, currency, clock.now());
  }
}

async function giveMoney(owner: Database, gift: Pick<HousePayment, "memberId" | "currency" | "amount" | "at">) {
  const ledger = createLedger({ now: () => gift.at });
  const cause = { type: "system", ref: "demo" } as const;
  await withTransaction(owner, (tx) =>
    payFromHouse(tx, ledger, { ...gift, key: `demo:${gift.memberId}`, cause, detail: "Bonus" }),
  );
}

async function fill({ owner, keys }: DemoParts, memberId: string, currency: string, now: Date): Promise<void> {
  const box = keys.boxOf("payout");
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
  const [first] = await withTransaction(owner, async (tx) => {
    const ids: string[] = [];
    for (const [wayId, number, cools] of accounts) {
      const wish = { memberId, currency, wayId, number, holder: "Dara Sok", now: cools ? ago(2) : ago(240) };
      ids.push(await addAccount(tx, box, wish));
    }
    return ids;
  });
  for (const { hours, amount, upTo } of past) {
    let at = ago(hours);
    const clock: Clock = { now: () => at };
    const ledger = createLedger(clock);
    const memberWork: MemberWork = (_id, work) => withTransaction(owner, (tx) => work(tx, undefined));
    const desk = createWithdrawalDesk({ db: owner, clock, ledger, memberWork });
    const id = await withTransaction(owner, (tx) =>
      createWithdrawal(tx, ledger, {
        memberId,
        sessionId: "demo",
        currency,
        accountId: first ?? "",
        amount,
        isKept: false,
        acceptsForfeit: true,
        now: at,
      }),
    );
    if (upTo === "requested") continue;
    at = new Date(at.getTime() + hourMs / 3);
    if (upTo === "rejected") {
      await desk.reject(id, "demo", "Please use an account in your own name.");
      continue;
    }
    await desk.approve(id, "demo", "");
    at = new Date(at.getTime() + hourMs / 2);
    await desk.pay(id, "demo", { amount: amount - 100, reference: `OTB-${randomUUID().slice(0, 8).toUpperCase()}` });
    if (upTo === "sent") continue;
    at = new Date(at.getTime() + 20 * hourMs);
    await withTransaction(owner, async (tx) => {
      const withdrawal = await findWithdrawal(tx, id, { lock: true });
      const said = { answer: "received", at, actor: { by: "player", ref: "demo" } } as const;
      if (withdrawal) await answerReceipt(tx, withdrawal, said);
    });
  }
}
