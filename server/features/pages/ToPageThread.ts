import type { PageView } from "./PageView.ts";

/** What the thread is asked for. */
export interface PageWish extends PageView {
  path: string;
  /** The centre that the address names, and the page in it: the title is its. */
  centre: { centre: "personal" | "agent"; page: string | null } | null;
}

/** A revision, and the platform that serves it: src/player/ahead/createPageDrawer.tsx describes it. */
export interface DrawnRevision {
  reference: { seq: number; hash: string; href: string };
  content: string;
  platform: string;
}

/** A page as the thread draws it. */
export interface DrawnPage {
  /** What stands in the page's root. */
  markup: string;
  title: string;
  tag: string;
  direction: "ltr" | "rtl";
  theme: "dark" | "light";
  language: string;
  /** What the program takes the page over with. */
  page: { reference: DrawnRevision["reference"]; chunks: readonly string[] };
}

/** Draws the pages of one revision; null where there is nothing to draw. */
export interface PageDrawer {
  draw(wish: PageWish): Promise<DrawnPage | null>;
}

/** What `npm run build` made of src/player/ahead/createPageDrawer.tsx. */
export interface DrawerModule {
  createPageDrawer(revision: DrawnRevision): Promise<PageDrawer>;
}

/** One order to the thread. The revision goes along with each: a thread that was started anew knows nothing. */
export interface ToPageThread {
  id: number;
  revision: DrawnRevision;
  wish: PageWish;
}

/** Its answer. */
export type FromPageThread = { id: number; page: DrawnPage | null } | { id: number; failure: string };
