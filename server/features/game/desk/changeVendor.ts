import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { moveInOrder, type OrderMove } from "./moveInOrder.ts";
import { readAllowed } from "./readAllowed.ts";

const hourMs = 3_600_000;

/** A vendor in a category. */
export interface VendorKey {
  gameType: string;
  vassalage: string;
}

/** Changes how a vendor is offered, in the transaction; false where there is none. Throws what is wrong beside its field. */
export async function changeVendor(
  tx: Queryable,
  { gameType, vassalage }: VendorKey,
  { move, allowed, hours, status, ...plain }: BodyOf<"setVendorDesk">,
  now: Date,
): Promise<boolean> {
  const until = status === "maintenance" && hours ? new Date(now.getTime() + hours * hourMs) : null;
  const found = await tx.query(
    `UPDATE game_vendor SET display_name = coalesce($3, display_name), is_shown = coalesce($4, is_shown), is_hot = coalesce($5, is_hot),
       recommended = CASE WHEN $6::int IS NULL THEN recommended ELSE nullif($6::int, 0) END, status = coalesce($7, status),
       maintenance_until = CASE WHEN $7::text IS NULL THEN maintenance_until ELSE $8::timestamptz END, allowed = coalesce($9, allowed),
       small_icon = coalesce($10, small_icon)
     WHERE game_type = $1 AND vassalage = $2 RETURNING place`,
    [
      gameType,
      vassalage,
      plain.displayName?.trim() ?? null,
      plain.isShown ?? null,
      plain.isHot ?? null,
      plain.recommended ?? null,
      status ?? null,
      until,
      allowed === undefined ? null : await readAllowed(tx, allowed),
      plain.smallIcon ?? null,
    ],
  );
  if (found.length === 0) return false;
  if (move !== undefined) await moveVendor(tx, { gameType, vassalage }, move);
  return true;
}

/** Vendors of a category are few: all of them get the places that their order gives. */
async function moveVendor(tx: Queryable, { gameType, vassalage }: VendorKey, move: OrderMove): Promise<void> {
  const rows = await tx.query<{ vassalage: string }>(
    "SELECT vassalage FROM game_vendor WHERE game_type = $1 ORDER BY place, vassalage FOR UPDATE",
    [gameType],
  );
  const before = rows.map((row) => row.vassalage);
  const after = moveInOrder(before, vassalage, move);
  if (after === before) return;
  await tx.query(
    `UPDATE game_vendor v SET place = o.place FROM unnest($2::text[]) WITH ORDINALITY AS o (vassalage, place)
     WHERE v.game_type = $1 AND v.vassalage = o.vassalage`,
    [gameType, after],
  );
}
