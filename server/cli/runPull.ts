import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { migratePage } from "#compile/migrations/migrate.ts";
import { isEqual } from "#json/equal.ts";
import { productFolder } from "#server/features/publishing/bundled/productFolder.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { usualFolder } from "./readPages.ts";

/** What `pull` was asked. */
export interface PullOptions {
  folder: string | undefined;
  platform: string;
  force: boolean;
}

/** Writes the live page documents into a folder, a file each. A file that differs is only replaced with --force. */
export async function runPull({ folder, platform, force }: PullOptions, io: CliIo): Promise<number> {
  const { site, revision } = await (await createPlatformClient(platform, io)).live();
  const pages = Object.entries(site.pages ?? {});
  if (pages.length === 0) io.print(`Revision ${revision.seq} has no page documents.`);
  const target = resolve(io.folder, folder ?? usualFolder);
  let kept = 0;
  for (const [key, page] of pages) {
    const file = join(target, `${key}.json`);
    const shown = relative(io.folder, file);
    const known = await readFile(file, "utf8").catch(() => undefined);
    if (known !== undefined && isSame(known, page)) {
      io.print(`${shown}: the same`);
    } else if (known !== undefined && !force) {
      kept++;
      io.complain(`${shown}: differs from revision ${revision.seq}; kept (replace it with --force)`);
    } else {
      await mkdir(target, { recursive: true });
      await writeFile(
        file,
        `${JSON.stringify({ $schema: schemaFor(file), format: currentFormat, ...page }, null, 2)}\n`,
      );
      io.print(`${shown}: written`);
    }
  }
  return kept === 0 ? exitCodes.fine : exitCodes.problems;
}

function isSame(text: string, page: unknown): boolean {
  try {
    return isEqual(migratePage(withoutSchemaLinks(JSON.parse(text))), migratePage(page));
  } catch {
    return false;
  }
}

/** The way from a page's file to its schema, so that editors complete it. */
export function schemaFor(file: string): string {
  return relative(dirname(file), join(productFolder, "schemas", "config", "page.schema.json")).replaceAll("\\", "/");
}
