/** A reason with a capital letter, unless it begins with a name that is written as it is (`maxLength`). */
export function toSentence(reason: string): string {
  return /^[a-z]+[ ,]/.test(reason) ? reason.charAt(0).toUpperCase() + reason.slice(1) : reason;
}
