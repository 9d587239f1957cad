/** Marks that steer the direction of a text, as number formats of some languages put them in. */
const marks = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** Letters that run from right to left. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * A text of figures and signs, ready to stand from left to right; null where it holds words of a right-to-left script
 * or no figures at all.
 */
export function toFigure(text: string): string | null {
  const plain = text.replace(marks, "");
  return /\d/.test(plain) && !rightToLeft.test(plain) ? plain : null;
}
