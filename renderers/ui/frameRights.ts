/**
 * What a page in a frame may do where nothing else is said: run, keep its own data, send forms, hold the pointer and open a window.
 * It may not lead this page elsewhere, open dialogs over it or download by itself.
 */
const usual = [
  "allow-scripts",
  "allow-same-origin",
  "allow-forms",
  "allow-popups",
  "allow-pointer-lock",
  "allow-orientation-lock",
];
/** What may be said beside it; whatever would let a page out of its frame never is. */
const possible = new Set([...usual, "allow-downloads", "allow-presentation"]);
const features = new Set([
  "accelerometer",
  "autoplay",
  "clipboard-write",
  "encrypted-media",
  "fullscreen",
  "gyroscope",
  "picture-in-picture",
  "screen-wake-lock",
]);

const wordsOf = (value: unknown, known: ReadonlySet<string>): string[] | undefined =>
  Array.isArray(value)
    ? value.filter((word): word is string => typeof word === "string" && known.has(word))
    : undefined;

/** The attribute `sandbox` of a frame: what is asked for, without what nobody gets. */
export const sandboxOf = (asked: unknown): string => (wordsOf(asked, possible) ?? usual).join(" ");

/** The attribute `allow` of a frame; the whole screen only where the frame has it. */
export function allowOf(asked: unknown, fullscreen: boolean): string {
  const words = wordsOf(asked, features) ?? ["autoplay", "fullscreen"];
  return words.filter((word) => fullscreen || word !== "fullscreen").join("; ");
}
