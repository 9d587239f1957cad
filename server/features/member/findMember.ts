import type { Queryable } from "#server/db/Database.ts";
import type { Member } from "./Member.ts";

const select = `SELECT id, account, nickname, type, password_hash, password_changed_at, must_change_password,
  payment_password_hash IS NOT NULL AS has_payment_password, email, dialing_code, mobile_num, language, currency,
  to_upline, club_label_name, club_rank_level, member_label, referral_code, registered_at, previous_login_at,
  disabled_at IS NOT NULL AS is_disabled, locked_at IS NOT NULL AS is_locked FROM member WHERE `;

interface Row {
  id: string;
  account: string;
  nickname: string;
  type: number;
  password_hash: string | null;
  password_changed_at: Date;
  must_change_password: boolean;
  has_payment_password: boolean;
  email: string;
  dialing_code: string;
  mobile_num: string;
  language: string;
  currency: string;
  to_upline: boolean;
  club_label_name: string;
  club_rank_level: number;
  member_label: string;
  referral_code: string;
  registered_at: Date;
  previous_login_at: Date | null;
  is_disabled: boolean;
  is_locked: boolean;
}

/** By what a member can be found. Account names know no case. */
export type MemberKey =
  | { id: string }
  | { account: string }
  | { affiliateCode: string }
  | { referralCode: string }
  | { dialingCode: string; mobileNum: string };

/** The member; undefined where there is none. `lock` keeps others from changing it until the transaction ends. A mobile number finds only who has proved to own it. */
export async function findMember(
  db: Queryable,
  key: MemberKey,
  { lock = false }: { lock?: boolean } = {},
): Promise<Member | undefined> {
  const [text, values] = queryFor(key);
  const rows = await db.query<Row>(lock ? `${text} FOR NO KEY UPDATE` : text, values);
  return rows[0] && toMember(rows[0]);
}

function queryFor(key: MemberKey): [text: string, values: string[]] {
  if ("id" in key) return [`${select} id = $1`, [key.id]];
  if ("account" in key) return [`${select} account_key = lower($1)`, [key.account]];
  if ("affiliateCode" in key) return [`${select} affiliate_code = upper($1)`, [key.affiliateCode]];
  if ("referralCode" in key) return [`${select} referral_code = upper($1)`, [key.referralCode]];
  return [
    `${select} dialing_code = $1 AND mobile_num = $2 AND mobile_verified_at IS NOT NULL`,
    [key.dialingCode, key.mobileNum],
  ];
}

function toMember(row: Row): Member {
  return {
    id: row.id,
    account: row.account,
    nickname: row.nickname,
    type: row.type,
    passwordHash: row.password_hash,
    passwordChangedAt: row.password_changed_at,
    mustChangePassword: row.must_change_password,
    hasPaymentPassword: row.has_payment_password,
    email: row.email,
    dialingCode: row.dialing_code,
    mobileNum: row.mobile_num,
    language: row.language,
    currency: row.currency,
    toUpline: row.to_upline,
    clubLabelName: row.club_label_name,
    clubRankLevel: row.club_rank_level,
    memberLabel: row.member_label,
    referralCode: row.referral_code,
    registeredAt: row.registered_at,
    previousLoginAt: row.previous_login_at,
    isDisabled: row.is_disabled,
    isLocked: row.is_locked,
  };
}
