/**
 * The ORDER BY of a list: `columns` maps the contract's field names to SQL that we wrote, so nothing of the caller gets into
 * the text. `tie` keeps rows that are equal in the field in one order on every page.
 */
export function toOrderBy<Field extends string>(
  sort: NoInfer<Field | `-${Field}`>,
  columns: Readonly<Record<Field, string>>,
  tie: string,
): string {
  const isDown = sort.startsWith("-");
  const field = (isDown ? sort.slice(1) : sort) as Field;
  return `${columns[field]} ${isDown ? "DESC" : "ASC"}, ${tie} ${isDown ? "DESC" : "ASC"}`;
}
