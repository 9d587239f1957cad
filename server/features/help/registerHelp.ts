import type { FastifyInstance } from "fastify";
import type { Deps } from "#server/Deps.ts";
import type { LiveRevision } from "#server/LiveSite.ts";
import { createLiveFlags } from "#server/features/system/createLiveFlags.ts";
import { languageOf } from "#server/http/languageOf.ts";
import { operation } from "#server/http/operation.ts";
import { createHelpBook, type HelpBook } from "./createHelpBook.ts";

/** Serves the help centre of the live revision. It comes from memory: the database may be away. */
export function registerHelp(app: FastifyInstance, { liveSite }: Pick<Deps, "liveSite">): void {
  const flagsOf = createLiveFlags();
  let read: { revision: LiveRevision; books: Map<string, HelpBook> } | undefined;

  const bookIn = (language: string): HelpBook => {
    const revision = liveSite.current();
    if (read?.revision !== revision) read = { revision, books: new Map() };
    // A language that the site does not offer has no book of its own: anybody may ask for any.
    const { languages, defaultLanguage } = revision.site.brand.settings;
    const code = (languages as string[]).includes(language) ? language : defaultLanguage;
    const book = read.books.get(code) ?? createHelpBook(revision.site.help, code, flagsOf(revision));
    read.books.set(code, book);
    return book;
  };

  operation(app, "getHelpCenter", ({ query, request, reply }) => {
    reply.header("vary", "language");
    const book = bookIn(languageOf(request, liveSite.current().site.brand.settings.defaultLanguage));
    return {
      categories: [...book.categories],
      articles: book.find(query),
      article: query.id === undefined ? null : book.open(query.id),
    };
  });
}
