import type { HelpArticleBody, HelpArticleEntry, HelpCategoryEntry } from "#contracts/api.ts";
import type { Help } from "#contracts/config.ts";
import { pickText } from "#server/http/pickText.ts";
import { htmlText } from "#server/security/htmlText.ts";

/** What a visitor asks of the help centre. */
export interface HelpQuestion {
  category?: string | undefined;
  search?: string | undefined;
  id?: string | undefined;
}

/** The help centre in one language. */
export interface HelpBook {
  categories: readonly HelpCategoryEntry[];
  find(question: HelpQuestion): HelpArticleEntry[];
  /** An article with its body; null where there is none of that name. */
  open(id: string): HelpArticleBody | null;
}

/** As many articles are listed at once. */
const mostArticles = 200;
const excerptLength = 140;

/** Reads the help centre in a language, without what hangs on a feature that is off. Its words are folded once for all searches. */
export function createHelpBook(help: Help | undefined, language: string, flags: ReadonlySet<string>): HelpBook {
  const isOn = ({ flag }: { flag?: string }) => flag === undefined || flags.has(flag);
  const categories = (help?.categories ?? []).filter(isOn);
  const articles = categories.flatMap((category) =>
    category.articles.filter(isOn).map((article) => {
      const body = pickText(article.body, language);
      const text = htmlText(body);
      const title = pickText(article.title, language);
      const about = { id: article.id, title, category: category.id, categoryTitle: pickText(category.title, language) };
      return { about, body, excerpt: shorten(text), folded: fold(`${title} ${text}`) };
    }),
  );
  return {
    categories: categories.map(({ id, title, icon = "" }) => ({
      id,
      title: pickText(title, language),
      icon,
      count: articles.filter(({ about }) => about.category === id).length,
    })),
    find({ category, search = "" }) {
      const words = fold(search).split(" ").filter(Boolean);
      const isMeant = ({ about, folded }: (typeof articles)[number]) =>
        (category === undefined || about.category === category) && words.every((word) => folded.includes(word));
      return articles
        .filter(isMeant)
        .slice(0, mostArticles)
        .map(({ about, excerpt }) => ({ ...about, excerpt }));
    },
    open(id) {
      const found = articles.find(({ about }) => about.id === id);
      return found === undefined ? null : { ...found.about, body: found.body };
    },
  };
}

/** Letters in one case and without their marks, and any space one space: what is typed is rarely written as what is looked for. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim();
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length <= excerptLength ? text : `${characters.slice(0, excerptLength).join("").trimEnd()}…`;
}
