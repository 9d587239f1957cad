import { folderTable, settingFolders } from "./table.ts";
import type { Breach } from "./SourceFile.ts";

const deepest = 3;

/** Folders that the table does not know, code among data, and folders too deep. Takes the paths of all files. */
export function findFolderBreaches(paths: string[]): Breach[] {
  return paths.flatMap((path) => {
    const folders = path.split("/").slice(0, -1);
    const [top] = folders;
    if (top === undefined || settingFolders.includes(top)) return [];
    const area = folderTable.find(({ folder }) => path.startsWith(`${folder}/`));
    if (!area) {
      const folder = top === "src" ? folders.slice(0, 2).join("/") : top;
      return [{ path, message: `the folder ${folder} is not in tests/architecture/table.ts` }];
    }
    const breaches: Breach[] = [];
    if (area.runs === "data" && /\.[cm]?[jt]sx?$/.test(path)) {
      breaches.push({ path, message: `${area.folder} holds data, and no code` });
    }
    if (folders.length - 1 > deepest) {
      breaches.push({ path, message: `lies ${folders.length - 1} folders below the top; at most ${deepest}` });
    }
    return breaches;
  });
}
