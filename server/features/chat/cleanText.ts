/** Characters that nobody sees or that turn the direction of what follows. Joiners stay: emoji and Persian need them. */
const unseen =
  /\u034f|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]|\u17b4|\u17b5|[\u180b-\u180d]|\u180f/gu;
/** Everything that is no character to be read: controls, halves of characters, places for private use. */
const unreadable = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu;
/** More marks on one letter than any script has cover the lines around it. */
const manyMarks = /(\p{M}{6})\p{M}+/gu;

/**
 * What is kept of a message: one line of text in one spelling, without what cannot be seen, what turns the direction of
 * writing, and towers of marks. Empty where nothing is left that can be read.
 */
export function cleanText(typed: string): string {
  const text = typed
    .normalize("NFC")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(unseen, "")
    .replaceAll(unreadable, "")
    .replaceAll(manyMarks, "$1")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text) ? text : "";
}
