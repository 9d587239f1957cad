/** What a search looks at: the first counts most. */
interface Words {
  title: string;
  about: string;
  /** There are thousands of its kind: it stands behind the others. */
  isOneOfMany?: true;
}

/**
 * Those that hold all words, best first: titles that are the words, begin with them, have a word that begins with them, hold them;
 * then those where they stand elsewhere; kinds of which there are thousands come last. Among equals the shorter title, and the order of before.
 */
export function bestEntries<Entry extends Words>(entries: readonly Entry[], words: string): Entry[] {
  const sought = folded(words)
    .split(/\s+/)
    .filter((word) => word !== "");
  if (sought.length === 0) return [];
  const whole = sought.join(" ");
  return entries
    .flatMap((entry) => {
      const [title, about] = [folded(entry.title), folded(entry.about)];
      if (!sought.every((word) => title.includes(word) || about.includes(word))) return [];
      return [{ entry, rank: rankOf(title, whole) + (entry.isOneOfMany ? ranks : 0), length: title.length }];
    })
    .toSorted((a, b) => a.rank - b.rank || a.length - b.length)
    .map(({ entry }) => entry);
}

const ranks = 5;

function rankOf(title: string, words: string): number {
  if (title === words) return 0;
  if (title.startsWith(words)) return 1;
  if (title.includes(` ${words}`)) return 2;
  return title.includes(words) ? 3 : 4;
}

/** Without case and marks above letters: what people type for what they mean. */
function folded(text: string): string {
  return text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f\u064b-\u065f]/g, "")
    .toLowerCase();
}
