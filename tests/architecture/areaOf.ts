import { folderTable, type Area } from "./table.ts";

/** The area that a path lies in, or nothing. */
export function areaOf(path: string): Area | undefined {
  return folderTable.find(({ folder }) => path.startsWith(`${folder}/`));
}
