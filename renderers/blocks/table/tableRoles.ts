/**
 * The roles of a table's parts, said aloud: as cards they are no longer displayed as a table, and browsers then take
 * the roles that the elements have by themselves away.
 */
export const tableRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader", scope: "col" },
  cell: { role: "cell" },
} as const;
