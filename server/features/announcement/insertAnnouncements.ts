import type { Queryable } from "#server/db/Database.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";
import { cleanHtml } from "#server/security/cleanHtml.ts";

/** A notice that is to be kept. Its content is HTML. */
export interface NewAnnouncement {
  id: string;
  /** One of those that the contract lists for notices; the table has the last word. */
  type: string;
  title: TextsByLanguage;
  content: TextsByLanguage;
  publishedAt: string;
}

/** Keeps notices, their HTML sanitised (S-10). Every notice comes through here, wherever its words are from. */
export async function insertAnnouncements(tx: Queryable, notices: readonly NewAnnouncement[]): Promise<void> {
  const rows = notices.map(({ publishedAt, content, ...notice }) => ({
    ...notice,
    content: cleanTexts(content),
    published_at: publishedAt,
  }));
  await tx.query(
    `INSERT INTO announcement (id, type, title, content, published_at)
     SELECT id, type, title, content, published_at FROM jsonb_populate_recordset(NULL::announcement, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

function cleanTexts(texts: TextsByLanguage): TextsByLanguage {
  return Object.fromEntries(Object.entries(texts).map(([language, html]) => [language, cleanHtml(html)]));
}
