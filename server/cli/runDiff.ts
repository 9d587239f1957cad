import { diffSites } from "#server/features/publishing/diff/diffSites.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { describeEntry } from "./describeEntry.ts";
import { readPages } from "./readPages.ts";

/** What `diff` was asked. */
export interface DiffOptions {
  paths: readonly string[];
  platform: string;
}

/** Shows what a push of these files would change. Nothing is checked and nothing is published. */
export async function runDiff({ paths, platform }: DiffOptions, io: CliIo): Promise<number> {
  const files = await readPages(paths, io);
  for (const { path, key } of files) {
    if (key === undefined)
      throw new CliError(exitCodes.problems, `${path} is no page document: it has no key. Run check first.`);
  }
  const { site, revision } = await (await createPlatformClient(platform, io)).live();
  const pages = Object.fromEntries(files.map(({ key = "", json }) => [key, withoutSchemaLinks(json.value)]));
  const entries = diffSites({ pages: site.pages ?? {} }, { pages: { ...site.pages, ...pages } });
  for (const entry of entries) io.print(describeEntry(entry));
  if (entries.length === 0) io.print(`No differences to revision ${revision.seq}.`);
  return exitCodes.fine;
}
