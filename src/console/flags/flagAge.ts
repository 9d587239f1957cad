import type { FlagTurn } from "#contracts/api.ts";
import type { FlagRow } from "./flagRows.ts";
import type { FlagWords } from "./flagWords.ts";

/** What is known of when features were turned, and the time it is. */
export interface FlagAges {
  turns: ReadonlyMap<string, FlagTurn>;
  /** In milliseconds since 1970. */
  now: number;
}

/** A feature that stayed the same for everybody so long, in milliseconds, decides nothing any more: a quarter of a year. */
export const staleAfter = 90 * 86_400_000;

/**
 * Since when a feature has been on, or off, for everybody, where that is so long that its switch and what it decides could go;
 * null where it is not, or nothing is known. What the program itself asks for stays, whatever its age.
 */
export function sameSince(row: FlagRow, words: FlagWords | undefined, { turns, now }: FlagAges): string | null {
  const turn = turns.get(row.id);
  if (turn === undefined || row.isForSome || row.hasChildren || words?.isBuiltIn === true) return null;
  return now - Date.parse(turn.at) >= staleAfter ? turn.at : null;
}
