import type { Database, Queryable } from "#server/db/Database.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { KeyRing } from "#server/security/createKeyRing.ts";
import { drawOf, hashOfList, type Ticket } from "./drawOf.ts";
import { openSeed } from "./makeSeed.ts";
import type { Prize } from "./StoredActivity.ts";

interface DueRaffle {
  id: string;
  prizes: Prize[];
  seed_hash: string;
  seed_sealed: Buffer;
}

/** Draws every raffle whose time is over; each once, on however many nodes that is looked for. Answers how many were drawn. */
export async function drawDue(db: Database, keys: Pick<KeyRing, "boxOf">, now: Date): Promise<number> {
  const due = await db.query<{ id: string }>(
    "SELECT id FROM activity WHERE kind = 'raffle' AND drawn_at IS NULL AND ends_at <= $1 ORDER BY ends_at LIMIT 20",
    [now],
  );
  let drawn = 0;
  for (const { id } of due) if (await withTransaction(db, (tx) => draw(tx, keys, id, now))) drawn += 1;
  return drawn;
}

/** Whoever takes a ticket holds the same row: after the draw there is no ticket more. */
async function draw(tx: Queryable, keys: Pick<KeyRing, "boxOf">, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query<DueRaffle>(
    "SELECT id, prizes, seed_hash, seed_sealed FROM activity WHERE id = $1 AND drawn_at IS NULL FOR UPDATE SKIP LOCKED",
    [id],
  );
  const raffle = rows[0];
  if (!raffle) return false;
  const seed = openSeed(keys, id, { hash: raffle.seed_hash, sealed: raffle.seed_sealed });
  const tickets = await tx.query<Ticket>(
    "SELECT number, code FROM activity_entry WHERE activity_id = $1 ORDER BY number",
    [id],
  );
  const drawn = drawOf(seed, tickets, raffle.prizes);
  await tx.query(
    `UPDATE activity_entry e SET score = d.score, won = d.won, amount = d.amount, changed_at = $3,
       state = CASE WHEN d.won IS NULL THEN 'lost' ELSE 'issued' END
     FROM jsonb_to_recordset($2::jsonb) AS d (number integer, score text, won integer, amount bigint)
     WHERE e.activity_id = $1 AND e.number = d.number`,
    [id, JSON.stringify(drawn), now],
  );
  await tx.query("UPDATE activity SET seed = $2, list_hash = $3, drawn_at = $4 WHERE id = $1", [
    id,
    seed,
    hashOfList(tickets),
    now,
  ]);
  return true;
}
