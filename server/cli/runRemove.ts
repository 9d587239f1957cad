import { suggest } from "#json/suggest.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { publishSite } from "./publishSite.ts";

/** What `remove` was asked. */
export interface RemoveOptions {
  key: string;
  platform: string;
  note: string | undefined;
}

/** Takes a page document out of the live site. */
export async function runRemove({ key, platform, note }: RemoveOptions, io: CliIo): Promise<number> {
  const client = await createPlatformClient(platform, io);
  const published = await publishSite(
    client,
    ({ site }) => {
      const { [key]: removed, ...pages } = site.pages ?? {};
      if (removed !== undefined) return { ...site, pages };
      const near = suggest(key, Object.keys(pages));
      throw new CliError(
        exitCodes.problems,
        `The live site has no page "${key}".${near === undefined ? "" : ` Did you mean "${near}"?`}`,
      );
    },
    note ?? `Without the page ${key}`,
    io,
  );
  if (published.ok) return exitCodes.fine;
  for (const { document, pointer, reason } of published.problems) io.complain(`${document} ${pointer}\n  ${reason}.`);
  io.complain("The platform refused it; nothing was published.");
  return exitCodes.problems;
}
