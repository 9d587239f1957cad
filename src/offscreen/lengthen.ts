/** Rows that a list may well have: as many as a long page of a table. */
const rows = 30;
/** Rows of a list inside of a row. */
const rowsInRows = 3;

/** An answer with its lists as long as they get in earnest: the rows it has, again and again. */
export function lengthen(answer: unknown, length = rows): unknown {
  if (Array.isArray(answer)) {
    const longer = answer.map((row) => lengthen(row, rowsInRows));
    return longer.length === 0 ? longer : Array.from({ length }, (_, place) => longer[place % longer.length]);
  }
  if (typeof answer !== "object" || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, member]) => [name, lengthen(member, length)]));
}
