import { isNear, isShort, lettersOf, mistakesIn } from "./isNear.ts";
import { foldPlain, wordsOf } from "./foldPlain.ts";

/** What is searched: for each row its texts. The first is its title. */
export interface FinderInput {
  columns: readonly (readonly string[])[];
  /** Rows that go before others that are found as well. */
  isFirst?(row: number): boolean;
}

/** What was found. */
export interface Found {
  /** Places of rows, the best first. */
  rows: number[];
  /** How many rows there are in all. */
  total: number;
  /** What is marked in them: the words that were typed, and those that are like them. */
  words: string[];
}

/** Finds rows of a list by what is typed. */
export interface Finder {
  /** At most `limit` rows that have every word; with nothing typed, those that `isWanted`. */
  find(typed: string, limit: number, isWanted?: (row: number) => boolean): Found;
}

/** How well a word of a row is what was typed; less is better. */
const ranks = { title: 0, begins: 1, words: 2, other: 3, inside: 4, joined: 5, near: 6, far: 7 } as const;
const none = 255;
const lastRank = ranks.far;
/** So many rows are read before others get their turn. */
const sliceRows = 1_500;
/** So many words are kept with what they found. */
const mostKnown = 8;

/** What one word found. */
interface RankedWord {
  /** The rank of each row. */
  best: Uint8Array;
  /** Words that are like it. */
  near: string[];
}

/** Which mistakes are looked for: none, those of words that are long enough, or one in short words as well. */
type Mistakes = "none" | "usual" | "short";

/** Searches that nobody reads. */
const warming = ["a", "an", "wirdon", "golbn wirdo", "e", "abcdefgh", "er", "starry nigth", "golbn wrd"];
const warmingRows = 20;
/** Words that are like the typed one, and are marked. */
const mostMarked = 12;

/**
 * Reads the texts of a list once, in slices between which `pause` lets others work, and finds in it: what begins as typed, words that begin
 * so, parts of words, and words with a mistake in them. A word stands once, however many rows have it, so that a key costs as much as there
 * are words.
 */
export async function createFinder({ columns, isFirst }: FinderInput, pause: () => Promise<void>): Promise<Finder> {
  const [written = [], ...others] = columns;
  const count = written.length;
  const titles: string[] = [];
  const places = new Map<string, number>();
  const words: string[] = [];
  const letters: number[] = [];
  const inTitles: number[][] = [];
  const inOthers: number[][] = [];
  const joined: string[] = [];
  /** Letters of each row's title: most rows need not be looked through. */
  const joinedLetters = new Int32Array(count);
  const read = new Map<string, number[]>();
  const idOf = (word: string): number => {
    const known = places.get(word);
    if (known !== undefined) return known;
    places.set(word, words.length);
    letters.push(lettersOf(word));
    inTitles.push([]);
    inOthers.push([]);
    return words.push(word) - 1;
  };
  for (let row = 0; row < count; row += 1) {
    if (row % sliceRows === sliceRows - 1) await pause();
    const title = foldPlain(written[row] ?? "");
    titles.push(title);
    const own = wordsOf(title);
    joined.push(own.join(""));
    joinedLetters[row] = lettersOf(joined[row] ?? "");
    for (const word of own) inTitles[idOf(word)]?.push(row);
    for (const column of others) {
      const text = column[row] ?? "";
      // A vendor has many games: its name is read once.
      const ids = read.get(text) ?? wordsOf(foldPlain(text)).map(idOf);
      read.set(text, ids);
      for (const id of ids) inOthers[id]?.push(row);
    }
  }

  const known = new Map<string, RankedWord>();
  /** As `rankWord`; at most keys only the last word is another. */
  const ranked = (typed: string, mistakes: Mistakes): RankedWord => {
    // But for short words the two that allow mistakes are the same.
    const asked = mistakes === "short" && !isShort(typed) ? "usual" : mistakes;
    const name = `${typed} ${asked}`;
    const found = known.get(name) ?? rankWord(typed, asked);
    known.delete(name);
    known.set(name, found);
    const oldest = known.keys().next().value;
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
    return found;
  };
  /** The best rank of each row for one word. */
  const rankWord = (typed: string, allowed: Mistakes): RankedWord => {
    const near: string[] = [];
    const best = new Uint8Array(count).fill(none);
    const put = (rows: readonly number[] | undefined, rank: number) => {
      for (const row of rows ?? []) if (rank < (best[row] ?? 0)) best[row] = rank;
    };
    const most = allowed === "none" ? 0 : allowed === "short" ? 1 : mistakesIn(typed);
    // A short word is no beginning of a longer one: thousands begin nearly so.
    const longest = allowed === "short" ? typed.length + 1 : Number.MAX_SAFE_INTEGER;
    const wanted = lettersOf(typed);
    // One letter stands in nearly every word.
    const isLetter = /^[a-z0-9]$/.test(typed);
    for (let id = 0; id < words.length; id += 1) {
      const word = words[id] ?? "";
      const at = isLetter ? (word.startsWith(typed) ? 0 : -1) : word.indexOf(typed);
      if (at >= 0) {
        put(inTitles[id], at === 0 ? ranks.words : ranks.inside);
        put(inOthers[id], at === 0 ? ranks.other : ranks.inside);
      } else if (most > 0 && word.length <= longest) {
        const mistakes = isNear(typed, word, most, wanted & ~(letters[id] ?? 0));
        if (mistakes === undefined) continue;
        if (near.length < mostMarked) near.push(word);
        put(inTitles[id], mistakes === 1 && allowed !== "short" ? ranks.near : ranks.far);
        put(inOthers[id], ranks.far);
      }
    }
    return { best, near };
  };

  const rankRows = (typed: readonly string[], mistakes: Mistakes, marked: Set<string>): Uint8Array => {
    const rank = new Uint8Array(count);
    for (const word of typed) {
      const { best, near } = ranked(word, mistakes);
      for (const one of near) marked.add(one);
      for (let row = 0; row < count; row += 1) rank[row] = Math.max(rank[row] ?? 0, best[row] ?? none);
    }
    return rank;
  };

  const finder: Finder = {
    find(typed, limit, isWanted = () => true) {
      const whole = foldPlain(typed).trim();
      const asked = wordsOf(whole);
      const marked = new Set(asked);
      let rank = rankRows(asked, "none", marked);
      const countFound = () => {
        let found = 0;
        for (let row = 0; row < count; row += 1) if (rank[row] !== none && isWanted(row)) found += 1;
        return found;
      };
      if (asked.length > 0) {
        if (countFound() < limit) {
          const near = rankRows(asked, "usual", marked);
          const squeezed = asked.join("");
          const wanted = lettersOf(squeezed);
          for (let row = 0; row < count; row += 1) {
            const own = Math.min(rank[row] ?? none, near[row] ?? none);
            const mayBeJoined =
              own > ranks.joined && squeezed.length > 2 && (wanted & ~(joinedLetters[row] ?? 0)) === 0;
            rank[row] = mayBeJoined && (joined[row] ?? "").includes(squeezed) ? ranks.joined : own;
          }
          // One short word alone would be any other; beside a longer one it is known by that.
          const mayBeShort = asked.length > 1 && asked.some(isShort) && !asked.every(isShort);
          if (mayBeShort && countFound() === 0) rank = rankRows(asked, "short", marked);
        }
        for (let row = 0; row < count; row += 1) {
          const title = titles[row] ?? "";
          if (rank[row] !== none && title.startsWith(whole)) rank[row] = title === whole ? ranks.title : ranks.begins;
        }
      } else if (typed.trim() !== "") rank = new Uint8Array(count).fill(none);
      return { ...bestOf(rank, limit, isWanted, isFirst), words: [...marked] };
    },
  };
  // The first keys need not be the slowest: what finds is compiled before.
  for (const typed of warming) {
    await pause();
    finder.find(typed, warmingRows);
  }
  return finder;
}

/** The best rows: by rank, those first that go before others, and as they stand in the list. */
function bestOf(
  rank: Uint8Array,
  limit: number,
  isWanted: (row: number) => boolean,
  isFirst: (row: number) => boolean = () => false,
): Pick<Found, "rows" | "total"> {
  const steps: number[][] = Array.from({ length: 2 * (lastRank + 1) }, () => []);
  let total = 0;
  for (let row = 0; row < rank.length; row += 1) {
    const own = rank[row] ?? none;
    if (own === none || !isWanted(row)) continue;
    total += 1;
    const step = steps[2 * own + (isFirst(row) ? 0 : 1)];
    if (step && step.length < limit) step.push(row);
  }
  return { rows: steps.flat().slice(0, limit), total };
}
