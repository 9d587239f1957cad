/** Rows of keys and of the alphabet, and back. */
const rows = ["012345678901234567890", "abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm"].flatMap(
  (row) => [row, [...row].toReversed().join("")],
);
const fewestInRow = 3;

/** Whether a text runs along a row of keys or the alphabet, there or back. */
export function isRow(text: string): boolean {
  return text.length >= fewestInRow && rows.some((row) => row.includes(text));
}
