import type { Withdrawal } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";

/** Where a withdrawal stands. */
export type WithdrawalState = Withdrawal["state"];
/** What happened to one. */
export type WithdrawalStep = Withdrawal["history"][number]["step"];

/** A withdrawal, as the database keeps it. */
export interface StoredWithdrawal {
  id: string;
  reference: string;
  memberId: string;
  accountId: string;
  currency: string;
  amount: number;
  fee: number;
  paid: number;
  received: number;
  returned: number;
  state: WithdrawalState;
  isForced: boolean;
  isKept: boolean;
  remark: string;
  approvedBy: string | null;
  twoFrom: number;
  decideMinutes: number;
  payMinutes: number;
  bankMinutes: number;
  receiptMinutes: number;
  createdAt: Date;
  changedAt: Date;
  dueAt: Date | null;
  bankBy: Date | null;
  receiveBy: Date | null;
}

const columns = `id, reference, member_id AS "memberId", account_id AS "accountId", currency, amount, fee, paid, received, returned,
  state, is_forced AS "isForced", is_kept AS "isKept", remark, approved_by AS "approvedBy", two_from AS "twoFrom",
  decide_minutes AS "decideMinutes", pay_minutes AS "payMinutes", bank_minutes AS "bankMinutes",
  receipt_minutes AS "receiptMinutes", created_at AS "createdAt", changed_at AS "changedAt", due_at AS "dueAt",
  bank_by AS "bankBy", receive_by AS "receiveBy"`;

/** The withdrawal of the id; undefined where there is none. `lock` keeps others from changing it until the transaction ends. */
export async function findWithdrawal(
  db: Queryable,
  id: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<StoredWithdrawal | undefined> {
  const rows = await db.query<StoredWithdrawal>(
    `SELECT ${columns} FROM withdrawal WHERE id = $1${lock ? " FOR UPDATE" : ""}`,
    [id],
  );
  return rows[0];
}

/** What arrives if all of it is paid out. */
export const arrives = ({ amount, fee }: StoredWithdrawal): number => amount - fee;

/** What waits in the member's held account: the fee leaves it with the first pay-out. */
export const heldOf = ({ amount, fee, paid, returned }: StoredWithdrawal): number =>
  amount - returned - paid - (paid > 0 ? fee : 0);

/** What is still to be paid out. */
export function leftOf(withdrawal: StoredWithdrawal): number {
  const { paid, fee } = withdrawal;
  return Math.max(0, heldOf(withdrawal) - (paid > 0 ? 0 : fee));
}

/** What was paid out and nobody has confirmed. */
export const dueOf = ({ paid, received }: StoredWithdrawal): number => paid - received;
