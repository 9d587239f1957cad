/** Tags of our languages that browsers know by halves or not at all: Chromium carries no numbers and dates of theirs. */
const unevenTags: ReadonlySet<string> = new Set(["my", "km", "kk", "uz-Latn", "lo", "ne"]);

/** Whether every browser and the platform write numbers and dates of a language alike. `tag` is a BCP 47 tag. */
export function isEvenTag(tag: string): boolean {
  return !unevenTags.has(tag);
}

/**
 * The tags to write numbers of a language with by `Intl`, first choice first. A language that only some browsers know is
 * written as English by all of them: a page that the platform drew must say the same once the browser has taken it over.
 */
export function intlTags(tag: string): string[] {
  // A browser that does not know a language would write its numbers in the visitor's own; English is more even.
  return isEvenTag(tag) ? [tag, "en"] : ["en"];
}
