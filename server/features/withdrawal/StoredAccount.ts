import type { PayoutAccount } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { pickText } from "#server/http/pickText.ts";
import type { StoredWay } from "./StoredWay.ts";

/** An account that a member is paid to, as the database keeps it; its number stays sealed. */
export interface StoredAccount {
  id: string;
  memberId: string;
  wayId: string;
  holder: string;
  number: Buffer;
  ending: string;
  isDefault: boolean;
  createdAt: Date;
  usableAt: Date;
  removedAt: Date | null;
}

const columns = `id, member_id AS "memberId", way_id AS "wayId", holder, number, ending, is_default AS "isDefault",
  created_at AS "createdAt", usable_at AS "usableAt", removed_at AS "removedAt"`;

/** The accounts of a member that are there, the default first. */
export function loadAccounts(db: Queryable, memberId: string): Promise<StoredAccount[]> {
  return db.query<StoredAccount>(
    `SELECT ${columns} FROM payout_account WHERE member_id = $1 AND removed_at IS NULL ORDER BY is_default DESC, created_at, id`,
    [memberId],
  );
}

/** The account of an id, also one that was removed. */
export async function findAccount(db: Queryable, id: string): Promise<StoredAccount | undefined> {
  const rows = await db.query<StoredAccount>(`SELECT ${columns} FROM payout_account WHERE id::text = $1`, [id]);
  return rows[0];
}

/** A name whose letters but the first of each word are dots. */
export function maskName(name: string): string {
  return name
    .split(" ")
    .map((word) => `${[...word][0] ?? ""}••`)
    .join(" ");
}

/** An account as its owner gets it: everything that others could use is behind dots. */
export function sayAccount(
  { id, wayId, holder, ending, isDefault, usableAt }: StoredAccount,
  { ways, language, now }: { ways: readonly StoredWay[]; language: string; now: Date },
): PayoutAccount {
  const way = ways.find((one) => one.id === wayId);
  const name = way ? pickText(way.name, language) : wayId;
  const number = `•••• ${ending}`;
  return {
    id,
    way: wayId,
    kind: way?.kind ?? "bank",
    name,
    holder: maskName(holder),
    number,
    label: `${name} ${number}`,
    isDefault,
    isUsable: way?.isOpen === true && usableAt <= now,
    usableAt: usableAt.toISOString(),
    note: maskName(holder),
  };
}
