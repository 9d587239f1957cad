/** The row of a statement that always gives one. Throws where it gave none or several: what follows would be about nothing. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined || rows.length > 1) throw new Error(`A statement that gives one row gave ${rows.length}`);
  return row;
}
