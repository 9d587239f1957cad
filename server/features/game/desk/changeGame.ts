import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { coverAddress, paletteFor } from "#server/features/game/cover/registerCovers.ts";
import { lotteryCategories } from "../lotteryCategories.ts";
import { moveInOrder, type OrderMove } from "./moveInOrder.ts";
import { readAllowed } from "./readAllowed.ts";

/** A game of a vendor. */
export interface GameKey {
  vassalage: string;
  code: string;
}

/** Changes how a game is offered, in the transaction; false where there is none. Throws what is wrong beside its field. */
export async function changeGame(
  tx: Queryable,
  { vassalage, code }: GameKey,
  { move, allowed, gameType, ...plain }: BodyOf<"setGameDesk">,
): Promise<boolean> {
  if (gameType !== undefined) await offerVendor(tx, { vassalage, code, gameType });
  const found = await tx.query<{ game_type: string }>(
    `UPDATE game SET display_name = coalesce($3, display_name), is_shown = coalesce($4, is_shown), is_hot = coalesce($5, is_hot),
       is_new = coalesce($6, is_new), maintenance = coalesce($7, maintenance), allowed = coalesce($8, allowed), icon = coalesce($9, icon),
       game_type = coalesce($10, game_type), classify = coalesce($11, classify)
     WHERE vassalage = $1 AND code = $2 RETURNING game_type`,
    [
      vassalage,
      code,
      plain.displayName?.trim() ?? null,
      plain.isShown ?? null,
      plain.isHot ?? null,
      plain.isNew ?? null,
      plain.maintenance ?? null,
      allowed === undefined ? null : await readAllowed(tx, allowed),
      // Whatever has no picture of its own gets one that is drawn.
      plain.icon === "" ? coverAddress(vassalage, code, paletteFor(code)) : (plain.icon ?? null),
      gameType ?? null,
      plain.classify ?? null,
    ],
  );
  const [game] = found;
  if (!game) return false;
  if (move !== undefined) await moveGame(tx, { vassalage, code, gameType: game.game_type }, move);
  return true;
}

/**
 * A game is shown where its vendor is: one that was not in the category comes last there, as it is in the one the game leaves, without
 * its marks. Games of lotteries are played on pages of their own, and stay among them.
 */
async function offerVendor(
  tx: Queryable,
  { vassalage, code, gameType }: GameKey & { gameType: string },
): Promise<void> {
  const offered = await tx.query("SELECT FROM game_vendor WHERE vassalage = $1 AND game_type = $2", [
    vassalage,
    gameType,
  ]);
  if (offered.length > 0) return;
  const added = await tx.query(
    `INSERT INTO game_vendor (vassalage, game_type, display_name, small_icon, status, maintenance_until, is_shown, allowed, place)
     SELECT v.vassalage, $3, v.display_name, v.small_icon, v.status, v.maintenance_until, v.is_shown, v.allowed,
       (SELECT coalesce(max(place), 0) + 1 FROM game_vendor WHERE game_type = $3)
     FROM game g JOIN game_vendor v USING (game_type, vassalage)
     WHERE g.vassalage = $1 AND g.code = $2 AND (g.game_type = ANY ($4)) = ($3 = ANY ($4))
     ON CONFLICT DO NOTHING RETURNING place`,
    [vassalage, code, gameType, lotteryCategories()],
  );
  if (added.length > 0) return;
  const known = await tx.query("SELECT FROM game WHERE vassalage = $1 AND code = $2", [vassalage, code]);
  if (known.length > 0) throw invalidForm({ gameType: { key: "error.category_unknown" } });
}

/** The games of a vendor in a category get the places that their order gives. */
async function moveGame(
  tx: Queryable,
  { vassalage, code, gameType }: GameKey & { gameType: string },
  move: OrderMove,
): Promise<void> {
  const rows = await tx.query<{ code: string }>(
    "SELECT code FROM game WHERE vassalage = $1 AND game_type = $2 ORDER BY place, code FOR UPDATE",
    [vassalage, gameType],
  );
  const before = rows.map((row) => row.code);
  const after = moveInOrder(before, code, move);
  if (after === before) return;
  await tx.query(
    `UPDATE game g SET place = o.place FROM unnest($2::text[]) WITH ORDINALITY AS o (code, place)
     WHERE g.vassalage = $1 AND g.code = o.code AND g.place <> o.place`,
    [vassalage, after],
  );
}
