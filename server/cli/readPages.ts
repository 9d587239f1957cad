import { readdir, readFile, stat } from "node:fs/promises";
import { join, relative, resolve } from "node:path";
import { migratePage } from "#compile/migrations/migrate.ts";
import { isRecord } from "#json/isRecord.ts";
import { readJsonText } from "#json/text.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import type { PageFile } from "./PageFile.ts";

/** Where pages lie when nobody says where. */
export const usualFolder = "examples/pages";

/** Reads the page documents of files and of folders (their `.json` files, not those of folders below). */
export async function readPages(paths: readonly string[], { folder }: Pick<CliIo, "folder">): Promise<PageFile[]> {
  const files = (
    await Promise.all((paths.length > 0 ? paths : [usualFolder]).map((path) => filesOf(resolve(folder, path), path)))
  ).flat();
  return Promise.all(
    files.map(async (file) => {
      const json = readJsonText(await readFile(file, "utf8"));
      const value = migratePage(json.value);
      const key = isRecord(value) ? value["key"] : undefined;
      return {
        path: relative(folder, file) || file,
        json: { ...json, value },
        isOld: value !== json.value,
        key: typeof key === "string" ? key : undefined,
      };
    }),
  );
}

async function filesOf(path: string, written: string): Promise<string[]> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) throw new CliError(exitCodes.usage, `There is no file and no folder ${written}.`);
  if (!found.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith(".json")).toSorted();
  if (names.length === 0) throw new CliError(exitCodes.usage, `The folder ${written} holds no .json file.`);
  return names.map((name) => join(path, name));
}
