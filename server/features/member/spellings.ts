const lookalikes: Readonly<Record<string, string>> = {
  0: "o",
  3: "e",
  4: "a",
  5: "s",
  7: "t",
  8: "b",
  "@": "a",
  $: "s",
};
const shiftedDigits = ")!@#$%^&*(";

/**
 * A text in small letters and what it may stand for, character by character: `p@ssw0rd` for password, `!qaz@wsx` for
 * 1qaz2wsx. The text itself comes first.
 */
export function spellings(text: string): string[] {
  const letters = text.replace(/[0345789@$]/g, (sign) => lookalikes[sign] ?? sign);
  const digits = text.replace(/[)!@#$%^&*(]/g, (sign) => String(shiftedDigits.indexOf(sign)));
  return [text, digits, letters.replace(/[1!]/g, "i"), letters.replace(/[1|]/g, "l")];
}
