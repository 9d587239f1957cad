/** The name of data that a node of a document loads; two documents may use the same id. */
export function dataKey(document: string, id: string): string {
  return `${document} ${id}`;
}
