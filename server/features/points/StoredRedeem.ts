import type { PointRedeem } from "#contracts/api.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

/** A redemption as it is kept. */
export interface StoredRedeem {
  id: string;
  reference: string;
  name: TextsByLanguage;
  points: number;
  status: PointRedeem["status"];
  address: string;
  dialing_code: string;
  mobile_num: string;
  remark: string;
  created_at: Date;
  changed_at: Date;
}

/** The columns of it, of the table as `r`. */
export const redeemColumns =
  "r.id, r.reference, r.name, r.points, r.status, r.address, r.dialing_code, r.mobile_num, r.remark, r.created_at, r.changed_at";

/** A redemption as its owner and operators see it. */
export function sayRedeem(row: StoredRedeem, language: string): PointRedeem {
  return {
    id: row.id,
    reference: row.reference,
    name: pickText(row.name, language),
    points: row.points,
    status: row.status,
    address: row.address,
    mobile: `+${row.dialing_code} ${row.mobile_num}`,
    remark: row.remark,
    createdAt: row.created_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
  };
}
