import type { Queryable } from "#server/db/Database.ts";

/** What holds for withdrawals in a currency; amounts in minor units, times in minutes. */
export interface StoredRule {
  currency: string;
  least: number;
  most: number;
  /** Of one member on one day. */
  dayMost: number;
  dayCount: number;
  /** From this amount on, who pays out is not who approved. */
  twoFrom: number;
  /** From adding an account until it can be paid to. */
  accountMinutes: number;
  /** What players are told to wait: for a decision, for the pay-out, for the bank. */
  decideMinutes: number;
  payMinutes: number;
  bankMinutes: number;
  /** Paid out and not answered for so long counts as received. */
  receiptMinutes: number;
  changedBy: string;
}

const columns = `currency, least, most, day_most AS "dayMost", day_count AS "dayCount", two_from AS "twoFrom",
  account_minutes AS "accountMinutes", decide_minutes AS "decideMinutes", pay_minutes AS "payMinutes",
  bank_minutes AS "bankMinutes", receipt_minutes AS "receiptMinutes", changed_by AS "changedBy"`;

/** The rules of every currency. */
export function loadRules(db: Queryable): Promise<StoredRule[]> {
  return db.query<StoredRule>(`SELECT ${columns} FROM withdrawal_rule ORDER BY currency`);
}

/** The rules of a currency; undefined where nothing is paid out in it. */
export async function findRule(db: Queryable, currency: string): Promise<StoredRule | undefined> {
  const rows = await db.query<StoredRule>(`SELECT ${columns} FROM withdrawal_rule WHERE currency = $1`, [currency]);
  return rows[0];
}

/** Writes the rules of a currency. */
export async function saveRule(tx: Queryable, rule: StoredRule, now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO withdrawal_rule (currency, least, most, day_most, day_count, two_from, account_minutes, decide_minutes,
       pay_minutes, bank_minutes, receipt_minutes, changed_by, changed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     ON CONFLICT (currency) DO UPDATE SET (least, most, day_most, day_count, two_from, account_minutes, decide_minutes,
       pay_minutes, bank_minutes, receipt_minutes, changed_by, changed_at)
       = ($2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      rule.currency,
      rule.least,
      rule.most,
      rule.dayMost,
      rule.dayCount,
      rule.twoFrom,
      rule.accountMinutes,
      rule.decideMinutes,
      rule.payMinutes,
      rule.bankMinutes,
      rule.receiptMinutes,
      rule.changedBy,
      now,
    ],
  );
}
