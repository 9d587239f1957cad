import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import type { Queryable } from "#server/db/Database.ts";
import type { Prize } from "#server/features/activity/StoredActivity.ts";
import { makeSeed } from "#server/features/activity/makeSeed.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { toWallTime } from "#compile/time/WallTime.ts";
import { readEnd, readStart, type TypedTimes } from "#server/features/console/TypedTimes.ts";
import { readWords, sayWords, type TypedWords } from "#server/features/console/readWords.ts";

/** Serves those who make activities. Every change is in the audit. */
export function registerActivityDesk(app: FastifyInstance, { clock, db, keys, liveSite }: Deps): void {
  /** What an operator types is of the brand's time zone. */
  const zone = () => zoneOf(liveSite.current().site);

  operation(app, "listActivityDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const now = clock.now();
    const [rows, counted] = await Promise.all([
      db.query<ActivityRow>(
        `SELECT id, kind, currency, title, note, art, starts_at, ends_at, pictures, amount, prizes, drawn_at, is_open, place,
           (SELECT count(*) FROM activity_entry e WHERE e.activity_id = activity.id) AS entries
         FROM activity ORDER BY currency, place, id LIMIT $1 OFFSET $2`,
        [limit, offset],
      ),
      db.query<{ total: number }>("SELECT count(*) AS total FROM activity"),
    ]);
    const language = languageOf(request, "EN");
    const said = rows.map((row) => ({
      id: row.id,
      name: pickText(row.title, language),
      kind: row.kind,
      currency: row.currency,
      words: sayWords(row.title, row.note),
      art: row.art,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at.toISOString(),
      ...typedTimes(row, zone()),
      pictures: row.pictures,
      amount: row.amount,
      prizes: row.prizes,
      isOpen: row.is_open,
      place: row.place,
      entries: row.entries,
      drawnAt: row.drawn_at?.toISOString() ?? null,
      state:
        row.starts_at > now
          ? ("comingSoon" as const)
          : row.ends_at <= now
            ? ("closed" as const)
            : ("inProcess" as const),
    }));
    return { rows: said, page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "addActivity", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const judged = judge(body, zone());
    const id = randomUUID();
    const seed = body.kind === "raffle" ? makeSeed(keys, id) : undefined;
    await withTransaction(db, async (tx) => {
      await tx.query(
        `INSERT INTO activity (id, currency, title, note, art, starts_at, ends_at, pictures, amount, prizes, is_open, place, changed_at,
           changed_by, kind, seed_hash, seed_sealed) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`,
        [
          ...valuesOf(id, body, judged, clock.now(), call.operator.account),
          body.kind,
          seed?.hash ?? null,
          seed?.sealed ?? null,
        ],
      );
      await recordAct(tx, clock, call.operator.account, "activityAdded", { of: judged.name["EN"] });
    });
    return { id };
  });

  operation(app, "changeActivity", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const judged = judge(body, zone());
    await withTransaction(db, async (tx) => {
      await demandChangeable(tx, path.id, body, judged);
      await tx.query(
        `UPDATE activity SET currency = $2, title = $3, note = $4, art = $5, starts_at = $6, ends_at = $7, pictures = $8, amount = $9,
           prizes = $10, is_open = $11, place = $12, changed_at = $13, changed_by = $14 WHERE id = $1`,
        valuesOf(path.id, body, judged, clock.now(), call.operator.account),
      );
      await recordAct(tx, clock, call.operator.account, "activityChanged", { of: judged.name["EN"] });
    });
    return {};
  });
}

interface ActivityRow {
  id: string;
  kind: "application" | "raffle";
  currency: string;
  title: TextsByLanguage;
  note: TextsByLanguage;
  art: string;
  starts_at: Date;
  ends_at: Date;
  pictures: number;
  amount: number;
  prizes: Prize[];
  drawn_at: Date | null;
  is_open: boolean;
  place: number;
  entries: number;
}

/** The times as they are typed: a day and a time each. */
function typedTimes({ starts_at: starts, ends_at: ends }: ActivityRow, zone: string) {
  const [from, to] = [toWallTime(starts.getTime(), zone), toWallTime(ends.getTime(), zone)];
  return { startsDay: from.day, startsTime: from.time, endsDay: to.day, endsTime: to.time };
}

interface TypedActivity extends TypedTimes {
  kind: "application" | "raffle";
  currency: string;
  words: TypedWords[];
  art: string;
  pictures: number;
  amount: number;
  prizes?: Prize[];
  isOpen: boolean;
  place: number;
}

/** The words by language, and when it begins and ends; throws what is wrong beside its field. */
function judge({ kind, words, prizes = [], ...typed }: TypedActivity, zone: string) {
  const startsAt = readStart(typed, zone);
  const endsAt = readEnd(typed, startsAt, zone);
  if (kind === "raffle" && prizes.length === 0) throw invalidForm({ prizes: { key: "form.required" } });
  return { ...readWords(words), startsAt, endsAt };
}

type Judged = ReturnType<typeof judge>;

function valuesOf(id: string, typed: TypedActivity, { name, note, startsAt, endsAt }: Judged, at: Date, by: string) {
  const { currency, art, pictures, amount, prizes = [], isOpen, place } = typed;
  const money = [pictures, amount, JSON.stringify(prizes)];
  return [id, currency, name, note, art, startsAt, endsAt, ...money, isOpen, place, at, by];
}

/** What somebody takes part in stays what it was: of a raffle with a ticket its times and prizes, of any its kind and currency. */
async function demandChangeable(tx: Queryable, id: string, typed: TypedActivity, judged: Judged): Promise<void> {
  const rows = await tx.query<{ kind: string; currency: string; is_same: boolean; has_entries: boolean }>(
    `SELECT kind, currency, starts_at = $2 AND ends_at = $3 AND prizes = $4::jsonb AS is_same,
       EXISTS (SELECT FROM activity_entry e WHERE e.activity_id = activity.id) AS has_entries
     FROM activity WHERE id = $1 FOR UPDATE`,
    [id, judged.startsAt, judged.endsAt, JSON.stringify(typed.prizes ?? [])],
  );
  const row = rows[0];
  if (!row) throw notFound();
  const isFixed = row.has_entries && (row.currency !== typed.currency || (row.kind === "raffle" && !row.is_same));
  if (row.kind !== typed.kind || isFixed)
    throw refusal("activity_fixed", "Somebody takes part in this already: times and prizes stay as they are.");
}
