import type { BodyOf } from "#contracts/api.ts";
import type { Queryable } from "#server/db/Database.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { coverAddress, paletteFor } from "#server/features/game/cover/registerCovers.ts";
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
  if (gameType !== undefined) {
    const offered = await tx.query("SELECT FROM game_vendor WHERE vassalage = $1 AND game_type = $2", [
      vassalage,
      gameType,
    ]);
    if (offered.length === 0) throw invalidForm({ gameType: { key: "error.category_unknown" } });
  }
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
