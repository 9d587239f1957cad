import type { Note } from "../createFindings.ts";

/** Checks that data which waits for the screen keeps its place until then, and does nothing that another way of loading does. */
export function checkNear(node: Readonly<Record<string, unknown>>, pointer: string, note: Note): void {
  if (node["near"] !== true) return;
  if (node["reserve"] === undefined)
    note(`${pointer}/near`, 'What waits for the screen says how high it will be, in "reserve"');
  for (const other of ["filters", "renewAt"])
    if (node[other] !== undefined) note(`${pointer}/${other}`, 'Data with "near" takes none of this');
}
