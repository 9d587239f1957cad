import type { Clock } from "#server/Clock.ts";
import type { Database } from "#server/db/Database.ts";
import { keepKnown } from "#server/db/keepKnown.ts";
import type { TextsByLanguage } from "#server/http/pickText.ts";

/** Words for the names that stand in data: ways to pay, bonuses, ranks. */
export interface Names {
  /** How names are said in a language (its code); a name without words in it is said as it is. */
  saidIn(language: string): Promise<(name: string) => string>;
}

/** Changed words may be seen this much later, in milliseconds. */
const freshMs = 60_000;

/** The names of the database; all of them, since there are no more than a person can name. */
export function createNames({ db, clock }: { db: Database; clock: Clock }): Names {
  const known = keepKnown({
    clock,
    freshMs,
    load: async () => {
      const rows = await db.query<{ name: string; texts: TextsByLanguage }>("SELECT name, texts FROM data_name");
      return new Map(rows.map(({ name, texts }) => [name, texts]));
    },
  });
  return {
    async saidIn(language) {
      const texts = await known.read();
      return (name) => texts.get(name)?.[language] ?? name;
    },
  };
}
