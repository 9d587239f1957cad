import { randomInt } from "node:crypto";
import type { Queryable } from "#server/db/Database.ts";
import { refusalAt } from "#server/http/Failure.ts";

/** What is known of somebody who joins. */
export interface NewMember {
  account: string;
  nickname: string;
  type: number;
  passwordHash: string | null;
  /** Somebody else chose the password. */
  mustChangePassword?: boolean;
  paymentPasswordHash?: string | null;
  email?: string;
  dialingCode?: string;
  mobileNum?: string;
  isMobileVerified?: boolean;
  /** Everything else that was asked for, by field name. */
  profile?: Record<string, string>;
  language: string;
  currency: string;
  uplineId?: string | null;
  referredBy?: string | null;
  at: Date;
}

const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";
const uniqueViolation = "23505";

/**
 * Adds a member with its place in the tree and its wallet; returns the id. Throws Failure `account_taken` or
 * `mobile_taken`. Runs inside a transaction.
 */
export async function insertMember(tx: Queryable, member: NewMember): Promise<string> {
  try {
    const rows = await tx.query<{ id: string }>(
      `INSERT INTO member (account, nickname, type, password_hash, password_changed_at, payment_password_hash, email,
         dialing_code, mobile_num, mobile_verified_at, profile, language, currency, upline_id, to_upline, referral_code,
         referred_by, registered_at, must_change_password)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $5, $18) RETURNING id`,
      [
        member.account,
        member.nickname,
        member.type,
        member.passwordHash,
        member.at,
        member.paymentPasswordHash ?? null,
        member.email ?? "",
        member.dialingCode ?? "",
        member.mobileNum ?? "",
        member.isMobileVerified ? member.at : null,
        member.profile ?? {},
        member.language,
        member.currency,
        member.uplineId ?? null,
        Boolean(member.uplineId),
        randomCode(),
        member.referredBy ?? null,
        member.mustChangePassword ?? false,
      ],
    );
    const id = rows[0]?.id ?? "";
    await tx.query(
      `INSERT INTO member_tree (ancestor_id, descendant_id, depth)
       SELECT ancestor_id, $1::uuid, depth + 1 FROM member_tree WHERE descendant_id = $2
       UNION ALL SELECT $2::uuid, $1::uuid, 1 WHERE $2::uuid IS NOT NULL`,
      [id, member.uplineId ?? null],
    );
    await tx.query("SELECT ledger_open('player', $1, $2, $3)", [id, member.currency, member.at]);
    return id;
  } catch (error) {
    throw toTaken(error);
  }
}

/** What a member is told where a name or a proved number belongs to another; anything else stays what it is. */
export function toTaken(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code !== uniqueViolation) return error;
  if (constraint === "member_account_key_key")
    return refusalAt("username", "account_taken", "This account name is taken.");
  if (constraint === "member_mobile")
    return refusalAt("mobileNum", "mobile_taken", "This mobile number is registered already.");
  return error;
}

/** Eight characters from 32: who shares a code cannot be found by guessing a few. */
export function randomCode(): string {
  return Array.from({ length: 8 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");
}
