import type { Queryable } from "#server/db/Database.ts";

/** What the operator sets for a currency. Amounts in minor units. */
export interface MallSetting {
  currency: string;
  /** Staked for one point; 0: none are earned. */
  turnover: number;
  isConvertible: boolean;
  /** So many points become so much money. */
  convertPoints: number;
  convertAmount: number;
  /** Fewest points converted at once. */
  convertLeast: number;
  /** For each invited friend who paid in `referralDeposit`, `referralMost` times at most. */
  referralReward: number;
  referralDeposit: number;
  referralMost: number;
  changedAt: Date | null;
  changedBy: string;
}

/** Where nobody has set anything: nothing is earned, converted or given. */
const nothing: Omit<MallSetting, "currency"> = {
  turnover: 0,
  isConvertible: false,
  convertPoints: 100,
  convertAmount: 1,
  convertLeast: 100,
  referralReward: 0,
  referralDeposit: 1,
  referralMost: 0,
  changedAt: null,
  changedBy: "",
};

/** The settings of a currency, or those where nobody has set anything. */
export async function loadMallSetting(db: Queryable, currency: string): Promise<MallSetting> {
  return (await findMallSetting(db, currency)) ?? { currency, ...nothing };
}

/** The settings of a currency; undefined where nobody has set anything. */
export async function findMallSetting(db: Queryable, currency: string): Promise<MallSetting | undefined> {
  const rows = await db.query<MallSetting>(
    `SELECT currency, turnover, is_convertible AS "isConvertible", convert_points AS "convertPoints",
       convert_amount AS "convertAmount", convert_least AS "convertLeast", referral_reward AS "referralReward",
       referral_deposit AS "referralDeposit", referral_most AS "referralMost", changed_at AS "changedAt", changed_by AS "changedBy"
     FROM mall_setting WHERE currency = $1`,
    [currency],
  );
  return rows[0];
}

/** Sets them for a currency. */
export async function saveMallSetting(tx: Queryable, setting: MallSetting): Promise<void> {
  await tx.query(
    `INSERT INTO mall_setting (currency, turnover, is_convertible, convert_points, convert_amount, convert_least, referral_reward,
       referral_deposit, referral_most, changed_at, changed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (currency) DO UPDATE SET turnover = excluded.turnover, is_convertible = excluded.is_convertible,
       convert_points = excluded.convert_points, convert_amount = excluded.convert_amount, convert_least = excluded.convert_least,
       referral_reward = excluded.referral_reward, referral_deposit = excluded.referral_deposit,
       referral_most = excluded.referral_most, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
    [
      setting.currency,
      setting.turnover,
      setting.isConvertible,
      setting.convertPoints,
      setting.convertAmount,
      setting.convertLeast,
      setting.referralReward,
      setting.referralDeposit,
      setting.referralMost,
      setting.changedAt,
      setting.changedBy,
    ],
  );
}
