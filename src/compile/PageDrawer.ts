import type { SiteReference } from "#contracts/api.ts";

/** How a page is to be drawn, as far as the browser says so. What is null is the brand's to say. */
export interface PageView {
  /** Code of a language. */
  language: string | null;
  theme: "dark" | "light" | null;
  /** Type of the account of a member who is expected back; null for a visitor. */
  member: number | null;
}

/** Which page is drawn, and for whom. */
export interface PageWish extends PageView {
  path: string;
  /** The centre that the address names, and the page in it; null for none. It is not drawn, but the title is its. */
  centre: { centre: "personal" | "agent"; page: string | null } | null;
}

/** A revision whose pages are drawn. */
export interface DrawnRevision {
  reference: SiteReference;
  /** Canonical JSON of the site. */
  content: string;
  /** Origin of the platform as the programs are told it; empty for the page's own. */
  platform: string;
}

/** What the platform reads of what a page was drawn from. */
interface ReadPage {
  reference: SiteReference;
  /** Modules that it is drawn with, and those that it will be drawn with once its data are there. */
  chunks: readonly string[];
  soon?: readonly string[];
}

/** A page, drawn. `Page` is what it was drawn from: the program that takes it over reads more of it than the platform. */
export interface DrawnPage<Page = ReadPage> {
  /** What stands in the page's root. */
  markup: string;
  title: string;
  /** What it is about, in a sentence; empty where nobody says. */
  summary: string;
  /** The languages of the site, and the BCP 47 tag of each. */
  offered: readonly OfferedLanguage[];
  /** BCP 47 tag and direction of the document element. */
  tag: string;
  direction: "ltr" | "rtl";
  theme: "dark" | "light";
  /** Code of the language. */
  language: string;
  page: Page;
  /** Whether it was drawn now; if not, an earlier revision had all of it the same. */
  isDrawnAnew: boolean;
}

/** A language that pages are offered in. */
export interface OfferedLanguage {
  code: string;
  /** BCP 47 tag. */
  tag: string;
}

/** Words of the site in one language. */
export interface SaidWords {
  /** Code of the language that they are in: the one asked for, or the brand's. */
  language: string;
  tag: string;
  direction: "ltr" | "rtl";
  /** The texts, by their keys. */
  texts: Readonly<Record<string, string>>;
  offered: readonly OfferedLanguage[];
}

/** Words that are asked for; without a language in the brand's own. */
export interface WordsWish {
  language: string | null;
  keys: readonly string[];
}

/** Draws the pages of one revision for the platform that serves them. */
export interface PageDrawer<Drawn = DrawnPage> {
  /** Says texts of the site, with the brand's own wording. */
  say(wish: WordsWish): Promise<SaidWords>;
  /** Null where there is nothing to draw ahead: the visitor is to be sent elsewhere, or there is no such page. */
  draw(wish: PageWish): Promise<Drawn | null>;
}
