import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { BodyOf, NoticeDeskRow } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { withTransaction } from "#server/db/withTransaction.ts";
import { checkConfirmed } from "#server/features/console/checkConfirmed.ts";
import { operatorCallOf } from "#server/features/console/Operator.ts";
import { readEnd, readStart } from "#server/features/console/TypedTimes.ts";
import { readWords, sayWords } from "#server/features/console/readWords.ts";
import { recordAct } from "#server/features/console/recordAct.ts";
import { invalidForm } from "#server/features/member/checkRegistration.ts";
import { zoneOf } from "#server/features/mission/zoneOf.ts";
import { notFound, refusal } from "#server/http/Failure.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";
import { toPagination } from "#server/http/toPagination.ts";
import { findHtmlFaults } from "#server/security/findHtmlFaults.ts";
import { toWallTime } from "#compile/time/WallTime.ts";

/** Serves those who write notices. They are shown by their times, without a publication; every change is in the audit. */
export function registerNoticeDesk(
  app: FastifyInstance,
  { clock, db, liveSite }: Pick<Deps, "clock" | "db" | "liveSite">,
): void {
  /** What an operator types is of the brand's time zone. */
  const zone = () => zoneOf(liveSite.current().site);

  operation(app, "listNoticeDesk", async ({ query, request }) => {
    const { page, pageSize, limit, offset } = toPagination(query);
    const from = `FROM announcement, LATERAL (SELECT CASE WHEN published_at > $1 THEN 'coming'
        WHEN expires_at <= $1 THEN 'over' ELSE 'shown' END AS state) AS s
      WHERE ($2::text IS NULL OR state = $2) AND ($3::text IS NULL OR type = $3)`;
    const chosen = [clock.now(), query.state ?? null, query.type ?? null];
    const [rows, counted] = await Promise.all([
      db.query<StoredNotice>(
        `SELECT id, type, title, content, picture, published_at, expires_at, changed_at, changed_by, state ${from}
         ORDER BY published_at DESC, id LIMIT $4 OFFSET $5`,
        [...chosen, limit, offset],
      ),
      db.query<{ total: number }>(`SELECT count(*) AS total ${from}`, chosen),
    ]);
    const language = languageOf(request, "EN");
    return { rows: rows.map((row) => sayNotice(row, language, zone())), page, pageSize, total: counted[0]?.total ?? 0 };
  });

  operation(app, "addNotice", async ({ body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const by = call.operator.account;
    const judged = judge(body, zone(), clock.now());
    const id = randomUUID();
    await withTransaction(db, async (tx) => {
      await tx.query(
        `INSERT INTO announcement (id, type, title, content, picture, published_at, expires_at, changed_at, changed_by)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [id, ...judged, clock.now(), by],
      );
      await recordAct(tx, clock, by, "noticeAdded", { of: titleOf(body) });
    });
    return { id };
  });

  operation(app, "changeNotice", async ({ path, body, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    const by = call.operator.account;
    const judged = judge(body, zone(), clock.now());
    await withTransaction(db, async (tx) => {
      const rows = await tx.query<{ changed_at: Date }>(
        "SELECT changed_at FROM announcement WHERE id = $1 FOR UPDATE",
        [path.id],
      );
      const row = rows[0];
      if (!row) throw notFound();
      if (row.changed_at.getTime() !== Date.parse(body.seen))
        throw refusal("notice_changed", "Somebody else has changed this notice meanwhile: open it again.");
      await tx.query(
        `UPDATE announcement SET type = $2, title = $3, content = $4, picture = $5, published_at = $6, expires_at = $7,
           changed_at = $8, changed_by = $9 WHERE id = $1`,
        [path.id, ...judged, laterThan(row.changed_at, clock.now()), by],
      );
      await recordAct(tx, clock, by, "noticeChanged", { of: titleOf(body) });
    });
    return {};
  });

  operation(app, "removeNotice", async ({ path, request }) => {
    const call = operatorCallOf(request);
    checkConfirmed(call, clock);
    await withTransaction(db, async (tx) => {
      const rows = await tx.query<{ title: TextsByLanguage }>(
        "DELETE FROM announcement WHERE id = $1 RETURNING title",
        [path.id],
      );
      if (!rows[0]) throw notFound();
      await recordAct(tx, clock, call.operator.account, "noticeRemoved", { of: rows[0].title["EN"] });
    });
    return {};
  });
}

interface StoredNotice {
  id: string;
  type: NoticeDeskRow["type"];
  title: TextsByLanguage;
  content: TextsByLanguage;
  picture: string;
  published_at: Date;
  expires_at: Date | null;
  changed_at: Date;
  changed_by: string;
  state: NoticeDeskRow["state"];
}

function sayNotice(row: StoredNotice, language: string, zone: string): NoticeDeskRow {
  const starts = toWallTime(row.published_at.getTime(), zone);
  const ends = row.expires_at && toWallTime(row.expires_at.getTime(), zone);
  const words = sayWords(row.title, row.content).map(({ language: code, name, note }) => {
    return { language: code, title: name, content: note };
  });
  return {
    id: row.id,
    type: row.type,
    title: pickText(row.title, language),
    words,
    picture: row.picture,
    startsAt: row.published_at.toISOString(),
    endsAt: row.expires_at?.toISOString() ?? null,
    startsDay: starts.day,
    startsTime: starts.time,
    endsDay: ends?.day ?? "",
    endsTime: ends?.time ?? "",
    state: row.state,
    languages: words.map((each) => each.language).join(", "),
    changedAt: row.changed_at.toISOString(),
    changedBy: row.changed_by,
  };
}

type TypedNotice = BodyOf<"addNotice">;

/** What is kept, in the order of its columns; throws what is wrong beside its field. */
function judge({ type, words, picture, ...typed }: TypedNotice, zone: string, now: Date) {
  const { name, note } = readWords(
    words.map(({ language, title, content }) => ({ language, name: title, note: content })),
  );
  words.forEach(({ title, content }, place) => {
    if (title.trim() === "") throw invalidForm({ [`/words/${place}/title`]: { key: "form.required" } });
    if (content.trim() === "") throw invalidForm({ [`/words/${place}/content`]: { key: "form.required" } });
    // Refused and not taken out: nothing of an operator's changes behind their back.
    if (findHtmlFaults(content).length > 0)
      throw invalidForm({ [`/words/${place}/content`]: { key: "error.notice_html" } });
  });
  const startsAt =
    typed.startsDay === "" ? now : readStart({ ...typed, startsTime: typed.startsTime || "00:00" }, zone);
  const endsAt =
    typed.endsDay === "" ? null : readEnd({ ...typed, endsTime: typed.endsTime || "23:59" }, startsAt, zone);
  return [type, name, note, picture.trim(), startsAt, endsAt];
}

/** English is always among the words. */
function titleOf({ words }: TypedNotice): string {
  return words.find(({ language }) => language === "EN")?.title.trim() ?? "";
}

/** Two changes within a millisecond are two all the same. */
function laterThan(before: Date, now: Date): Date {
  return new Date(Math.max(now.getTime(), before.getTime() + 1));
}
