import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkPages } from "./checkPages.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient } from "./createPlatformClient.ts";
import { describeDiagnostic } from "./describeDiagnostic.ts";
import { pagesOf } from "./pagesOf.ts";
import { placeInFiles } from "./placeInFiles.ts";
import { publishSite } from "./publishSite.ts";
import { readPages } from "./readPages.ts";

/** What `push` was asked. */
export interface PushOptions {
  paths: readonly string[];
  brand: string;
  platform: string;
  note: string | undefined;
  /** Publishes without asking. */
  yes: boolean;
}

/** Checks page documents, puts them into the live site, names what that changes, asks, and publishes it. */
export async function runPush({ paths, brand, platform, note, yes }: PushOptions, io: CliIo): Promise<number> {
  const files = await readPages(paths, io);
  const client = await createPlatformClient(platform, io);
  const { site: live } = await client.live();
  const found = await checkPages(files, { bundled: await loadBundled(brand), live });
  for (const problem of found) io.complain(describeDiagnostic(problem));
  if (found.some(({ severity }) => severity === "error")) {
    io.complain("Nothing was published.");
    return exitCodes.problems;
  }
  const { ask } = io;
  if (!yes && ask === undefined)
    throw new CliError(exitCodes.usage, "Nobody can be asked here whether to publish; --yes publishes without asking.");
  const pages = pagesOf(files);
  const published = await publishSite(
    client,
    ({ site }) => ({ ...site, pages: { ...site.pages, ...pages } }),
    note ?? `Pages: ${Object.keys(pages).join(", ")}`,
    io,
    async () => yes || ask === undefined || (await ask(`Publish this on ${platform}?`)),
  );
  if (published.ok) return exitCodes.fine;
  if (published.isDeclined) {
    io.complain("Nothing was published.");
    return exitCodes.problems;
  }
  const refused = published.problems.map((problem) => placeInFiles(problem, files));
  for (const problem of refused) io.complain(describeDiagnostic(problem));
  if (refused.some(({ file, severity }) => severity === "error" && files.some(({ path }) => path === file)))
    io.complain(otherProgram(platform));
  io.complain("The platform refused it; nothing was published.");
  return exitCodes.problems;
}

/** What to do where the platform refuses in our files what this program, which checked them against the same live site, takes. */
function otherProgram(platform: string): string {
  return [
    `This program finds nothing wrong in these files, but the one that serves ${platform} does:`,
    "it is another one, most likely an older one that does not know what they use yet. Start the platform again with this program, then push.",
  ].join(" ");
}
