import type { Deps } from "#server/Deps.ts";
import { assetPath } from "./assetUses.ts";

type Words = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Gives what the pictures of the library show, in words by language, by their addresses; those without words are left out. */
export type LibraryWords = () => Promise<Words>;

/** Pages that show pictures come often, and words change seldom. */
const keptMs = 15_000;

/** Words of pictures, remembered for a moment. While the database is away those known before stand in, if only as none. */
export function createLibraryWords({ db, clock }: Pick<Deps, "db" | "clock">): LibraryWords {
  let known: Words = new Map();
  let askedAt = -Infinity;
  return async () => {
    const now = clock.now().getTime();
    if (now - askedAt < keptMs) return known;
    askedAt = now;
    const rows = await db
      .query<{ hash: string; alt: Record<string, string> }>("SELECT hash, alt FROM asset WHERE alt <> '{}'")
      .catch(() => null);
    if (rows !== null) known = new Map(rows.map(({ hash, alt }) => [assetPath(hash), alt]));
    return known;
  };
}
