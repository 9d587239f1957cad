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

/** The attributes `sandbox` and `allow` of a frame: what is asked for, without what nobody gets; the whole screen only where it has it. */
export function frameRights(asked: { sandbox: unknown; allow: unknown; fullscreen: boolean }): {
  sandbox: string;
  allow: string;
} {
  const rights = wordsOf(asked.sandbox, possible) ?? usual;
  const granted = wordsOf(asked.allow, features) ?? ["autoplay", "fullscreen"];
  const allow = granted.filter((word) => asked.fullscreen || word !== "fullscreen");
  return { sandbox: rights.join(" "), allow: allow.join("; ") };
}
