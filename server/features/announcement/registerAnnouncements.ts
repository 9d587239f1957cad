import type { FastifyInstance } from "fastify";
import type { Announcement, Banner } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

const mostNotices = 50;

/** Serves notices and slides in the visitor's language. */
export function registerAnnouncements(app: FastifyInstance, { db, clock, liveSite }: Deps): void {
  operation(app, "listAnnouncements", async ({ query, request }) => {
    const types = (query.types ?? "B").split(",");
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    const [notices, banners] = await Promise.all([
      db.query<NoticeRow>(
        `SELECT id, type, title, content, published_at FROM announcement
         WHERE type = ANY ($1) AND published_at <= $2 AND (expires_at IS NULL OR expires_at > $2)
         ORDER BY published_at DESC, id LIMIT $3`,
        [types, clock.now(), mostNotices],
      ),
      types.includes("B")
        ? db.query<BannerRow>(
            `SELECT id, group_name, url, title, linkage_type, link FROM banner
             WHERE $1::text IS NULL OR group_name = $1 ORDER BY group_name, position, id`,
            [query.groupName ?? null],
          )
        : [],
    ]);
    const shown = notices.map((row) => toNotice(row, language));
    const ofType = (...wanted: string[]) => shown.filter(({ type }) => wanted.includes(type));
    return {
      player: ofType("PL", "H"),
      banners: banners.map((row) => toBanner(row, language)),
      popup: ofType("PU"),
      promotion: ofType("PR"),
    };
  });
}

interface NoticeRow {
  id: string;
  type: Announcement["type"];
  title: TextsByLanguage;
  content: TextsByLanguage;
  published_at: Date;
}

interface BannerRow {
  id: string;
  group_name: string;
  url: string;
  title: TextsByLanguage;
  linkage_type: string;
  link: string;
}

function toNotice(row: NoticeRow, language: string): Announcement {
  const { id, type } = row;
  const words = { title: pickText(row.title, language), content: pickText(row.content, language) };
  return { id, type, ...words, time: row.published_at.toISOString() };
}

function toBanner(row: BannerRow, language: string): Banner {
  return {
    bannerId: row.id,
    groupName: row.group_name,
    url: row.url,
    title: pickText(row.title, language),
    linkageType: row.linkage_type,
    link: row.link,
  };
}
