/** Nothing that can be seen: spaces, and signs that only steer how others are set. */
const blank = /^[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]*$/u;

/** Whether a text shows nothing. */
export function isBlank(text: string): boolean {
  return blank.test(text);
}
