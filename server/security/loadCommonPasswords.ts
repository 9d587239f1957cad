/** Passwords that people really use, counted in what breaches made public; all in small letters. */
export interface CommonPasswords {
  /** All of the list. */
  known: ReadonlySet<string>;
  /** The most used of them, whose words stay easy to guess whatever stands around them. */
  mostUsed: ReadonlySet<string>;
  /** Words by how soon somebody who guesses comes to them: 1 is first. English words, first names, and words used as passwords. */
  rankOf: ReadonlyMap<string, number>;
}

/** As many as ASVS asks for (6.2.4). */
const mostUsedCount = 3_000;
/** Rarer words are not worth an attempt, and the lists hold odd scraps there, of two letters much sooner. */
const rarestRank = 30_000;
const rarestPairRank = 300;
const wordPattern = /^[a-z]{2,16}$/;

let loading: Promise<CommonPasswords> | undefined;

/**
 * The lists of common passwords and words, read once, when the first new password is judged. They lie in packages, so judging
 * needs no other host and tells nobody a password.
 */
export function loadCommonPasswords(): Promise<CommonPasswords> {
  loading ??= Promise.all([import("@zxcvbn-ts/language-common"), import("@zxcvbn-ts/language-en")]).then(
    ([{ dictionary: common }, { dictionary: english }]) => {
      // Most used first.
      const list = common["passwords-common"];
      const rankOf = new Map<string, number>([
        ["i", 5],
        ["a", 5],
      ]);
      for (const words of [list, english["commonWords-en"], english["firstnames-en"]]) {
        words.slice(0, rarestRank).forEach((word, place) => {
          if (!wordPattern.test(word) || (word.length === 2 && place >= rarestPairRank)) return;
          rankOf.set(word, Math.min(place + 1, rankOf.get(word) ?? Infinity));
        });
      }
      return { known: new Set(list), mostUsed: new Set(list.slice(0, mostUsedCount)), rankOf };
    },
  );
  return loading;
}
