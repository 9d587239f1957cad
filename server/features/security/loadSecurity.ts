import type { Queryable } from "#server/db/Database.ts";
import { onlyRow } from "#server/db/onlyRow.ts";

/** What the security centre knows of a member beside what every call knows. */
export interface StoredSecurity {
  realName: string;
  /** YYYY-MM-DD; empty where none is kept. */
  birthday: string;
  isEmailProved: boolean;
  isMobileProved: boolean;
  paymentPasswordAt: Date | null;
  restUntil: Date | null;
}

/** Reads it. */
export async function loadSecurity(db: Queryable, memberId: string): Promise<StoredSecurity> {
  return onlyRow(
    await db.query<StoredSecurity>(
      `SELECT trim(coalesce(profile->>'payeeName', '')) AS "realName", coalesce(to_char(birthday, 'YYYY-MM-DD'), '') AS birthday,
         email <> '' AND email_verified_at IS NOT NULL AS "isEmailProved",
         mobile_num <> '' AND mobile_verified_at IS NOT NULL AS "isMobileProved",
         payment_password_at AS "paymentPasswordAt", rest_until AS "restUntil"
       FROM member WHERE id = $1`,
      [memberId],
    ),
  );
}
