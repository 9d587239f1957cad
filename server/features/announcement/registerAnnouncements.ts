import type { FastifyInstance } from "fastify";
import type { Announcement } from "#contracts/api.ts";
import type { Deps } from "#server/Deps.ts";
import type { LibraryWords } from "#server/features/asset/createLibraryWords.ts";
import type { FindBanners } from "#server/features/banner/registerBanners.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { pickText, type TextsByLanguage } from "#server/http/pickText.ts";

const mostNotices = 50;

/** Where a call names no group (access specification, section 2). */
const homeGroup = "w_home";

/** Serves notices in the visitor's language, and with type B the banners of a group; without a group, those of the home page. */
export function registerAnnouncements(
  app: FastifyInstance,
  { db, clock, liveSite }: Deps,
  { banners, libraryWords }: { banners: FindBanners; libraryWords: LibraryWords },
): void {
  operation(app, "listAnnouncements", async ({ query, request }) => {
    const types = (query.types ?? "B").split(",");
    const language = languageOf(request, liveSite.current().site.brand.settings.defaultLanguage);
    const notices = await db.query<NoticeRow>(
      `SELECT id, type, title, content, picture, published_at FROM announcement
       WHERE type = ANY ($1) AND published_at <= $2 AND (expires_at IS NULL OR expires_at > $2)
         AND ($4::text IS NULL OR id::text = $4)
       ORDER BY published_at DESC, id LIMIT $3`,
      [types, clock.now(), mostNotices, query.id ?? null],
    );
    const words = notices.some(({ picture }) => picture !== "") ? await libraryWords() : undefined;
    const shown = notices.map((row) => toNotice(row, language, words?.get(row.picture)));
    const ofType = (...wanted: string[]) => shown.filter(({ type }) => wanted.includes(type));
    return {
      player: ofType("PL", "H"),
      banners: types.includes("B") ? await banners(request, query.groupName ?? homeGroup) : [],
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
  picture: string;
  published_at: Date;
}

/** `said` is what its picture shows, in the words of the library. */
function toNotice(row: NoticeRow, language: string, said: TextsByLanguage | undefined): Announcement {
  const { id, type, picture } = row;
  const alt = said === undefined ? "" : pickText(said, language);
  return {
    id,
    type,
    title: pickText(row.title, language),
    content: pickText(row.content, language),
    ...(picture !== "" && { picture }),
    ...(alt !== "" && { alt }),
    time: row.published_at.toISOString(),
  };
}
