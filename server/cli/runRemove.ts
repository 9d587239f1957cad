import { suggest } from "#json/suggest.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { publishSite } from "./publishSite.ts";

/** What `remove` was asked. */
export interface RemoveOptions {
  keys: readonly string[];
  platform: string;
  note: string | undefined;
}

/** Takes page documents out of the live site: all of them, or none where one is not there. */
export async function runRemove({ keys, platform, note }: RemoveOptions, io: CliIo): Promise<number> {
  if (keys.length === 0) throw new CliError(exitCodes.usage, "Name the keys of the pages that are to go.");
  const client = await createPlatformClient(platform, io);
  const published = await publishSite(
    client,
    ({ site }) => {
      const pages = new Map(Object.entries(site.pages ?? {}));
      for (const key of new Set(keys)) {
        if (pages.delete(key)) continue;
        const near = suggest(key, [...pages.keys()]);
        const hint = near === undefined ? "" : ` Did you mean "${near}"?`;
        throw new CliError(exitCodes.problems, `The live site has no page "${key}".${hint}`);
      }
      return { ...site, pages: Object.fromEntries(pages) };
    },
    note ?? `Without ${keys.length === 1 ? "the page" : "the pages"} ${keys.join(", ")}`,
    io,
  );
  if (published.ok) return exitCodes.fine;
  for (const { document, pointer, reason } of published.problems) io.complain(`${document} ${pointer}\n  ${reason}.`);
  io.complain("The platform refused it; nothing was published.");
  return exitCodes.problems;
}
