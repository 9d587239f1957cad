import type { Clock } from "#server/Clock.ts";
import type { Queryable } from "#server/db/Database.ts";
import { createWordFilter, type WordFilter } from "./createWordFilter.ts";

/** How long another node's change may go unnoticed. */
const freshMs = 2_000;

/** The list of words as it is written; empty where nobody wrote one. */
export async function loadChatWords(db: Queryable): Promise<string> {
  const rows = await db.query<{ words: string }>("SELECT words FROM chat_words");
  return rows[0]?.words ?? "";
}

/** Gives the filter of the words of now; read again after two seconds. */
export function createChatWords(db: Queryable, clock: Clock): () => Promise<WordFilter> {
  let known: { at: number; list: string; filter: WordFilter } | undefined;
  return async () => {
    const now = clock.now().getTime();
    if (known && Math.abs(now - known.at) < freshMs) return known.filter;
    const list = await loadChatWords(db);
    known = { at: now, list, filter: known?.list === list ? known.filter : createWordFilter(list) };
    return known.filter;
  };
}
