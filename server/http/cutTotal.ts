/** Rows that were counted as they were read, `count(*) OVER ()` in each: the rows without it, and how many there are in all. */
export function cutTotal<Row extends { total: number }>(
  rows: readonly Row[],
): { rows: Omit<Row, "total">[]; total: number } {
  const cut = rows.map((row) => {
    const { total, ...rest } = row;
    return { total, rest };
  });
  return { rows: cut.map(({ rest }) => rest), total: cut[0]?.total ?? 0 };
}
