import content from "./content.json" with { type: "json" };
import games from "./games.json" with { type: "json" };
import vendors from "./vendors.json" with { type: "json" };
import type { Queryable } from "#server/db/Database.ts";
import { insertAnnouncements } from "#server/features/announcement/insertAnnouncements.ts";
import type { Random } from "#compile/createRandom.ts";
import type { DemoPerson } from "./people.ts";
import { startOf } from "./startOf.ts";

const dayMs = 86_400_000;
const unreadDays = 4;

/** Writes notices, messages, the words for names, vendors, and games, of which those are open that the sandbox has. Their words are in content.json, by language. */
export async function insertContent(tx: Queryable, people: DemoPerson[], random: Random, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * dayMs).toISOString();
  const notices = content.announcements.map(({ daysAgo, ...notice }) => ({
    ...notice,
    id: random.uuid(),
    publishedAt: ago(daysAgo),
  }));
  await insertAnnouncements(tx, notices);
  await tx.query(
    `INSERT INTO game_vendor (vassalage, game_type, display_name, is_hot, recommended, status, place)
     SELECT v ->> 'vassalage', v ->> 'game_type', v ->> 'display_name', coalesce((v ->> 'is_hot')::boolean, false),
       (v ->> 'recommended')::smallint,
       coalesce(v ->> 'status', CASE WHEN $2::jsonb ? (v ->> 'game_type') THEN 'open' ELSE 'soon' END), place
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS vendor (v, place)`,
    [JSON.stringify(vendors), JSON.stringify(startOf)],
  );
  await tx.query(
    `INSERT INTO game_vendor_frame (vassalage, opens, is_single, is_landscape)
     SELECT DISTINCT v ->> 'vassalage', coalesce(v #>> '{frame,opens}', 'frame'),
       coalesce((v #>> '{frame,is_single}')::boolean, false), coalesce((v #>> '{frame,is_landscape}')::boolean, false)
     FROM jsonb_array_elements($1::jsonb) AS vendor (v) WHERE v ? 'frame'`,
    [JSON.stringify(vendors)],
  );
  await tx.query(
    `INSERT INTO game (vassalage, game_type, code, display_name, aliases, start, place)
     SELECT g ->> 'vassalage', g ->> 'game_type', g ->> 'code', g ->> 'display_name', coalesce(g ->> 'aliases', ''),
       coalesce(replace($2::jsonb ->> (g ->> 'game_type'), '{code}', g ->> 'code'), ''), place
     FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY AS game (g, place)`,
    [JSON.stringify(games), JSON.stringify(startOf)],
  );
  await tx.query(
    "INSERT INTO data_name (name, texts) SELECT name, texts FROM jsonb_populate_recordset(NULL::data_name, $1::jsonb)",
    [JSON.stringify(content.names)],
  );
  const messages = people.flatMap((person) =>
    content.messages.map((message) => {
      const days = message.daysAgo + random.next();
      const readAt = days > unreadDays ? ago(days - 0.5 * random.next()) : null;
      return {
        id: random.uuid(),
        member_id: person.id,
        title: message.title,
        body: message.body,
        sent_at: ago(days),
        read_at: readAt,
      };
    }),
  );
  await tx.query(
    `INSERT INTO message (id, member_id, title, body, sent_at, read_at)
     SELECT id, member_id, title, body, sent_at, read_at FROM jsonb_populate_recordset(NULL::message, $1::jsonb)`,
    [JSON.stringify(messages)],
  );
}
