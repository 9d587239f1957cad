import type { PageWish, DrawnRevision, DrawnPage, PageDrawer, SaidWords, WordsWish } from "#compile/PageDrawer.ts";

/** What `npm run build` made of src/player/ahead/createPageDrawer.tsx. */
export interface DrawerModule {
  /** Where pages are remembered from one revision to the next; what it holds is the module's own. */
  createPageMemory(): object;
  createPageDrawer(revision: DrawnRevision, memory: object): Promise<PageDrawer>;
}

/** One order to the thread. The revision goes along with each: a thread that was started anew knows nothing. */
export interface ToPageThread {
  id: number;
  revision: DrawnRevision;
  /** A page to draw, or words to say. */
  wish: PageWish | WordsWish;
}

/** Its answer. */
export type FromPageThread = { id: number; made: DrawnPage | SaidWords | null } | { id: number; failure: string };
