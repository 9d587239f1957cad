import { countOf } from "#server/countOf.ts";
import { createDrawing } from "#server/features/gate/drawing/createDrawing.ts";
import { loadBundled, type Bundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { builtGate, isGateBuilt } from "./builtGate.ts";
import { checkPages } from "./checkPages.ts";
import { CliError, exitCodes, type CliIo } from "./CliIo.ts";
import { createPlatformClient, type PlatformClient } from "./createPlatformClient.ts";
import { describeDiagnostic } from "./describeDiagnostic.ts";
import type { FileDiagnostic, PageFile } from "./PageFile.ts";
import { pagesOf } from "./pagesOf.ts";
import { placeInFiles } from "./placeInFiles.ts";
import { readPages } from "./readPages.ts";

/** What `check` was asked. */
export interface CheckOptions {
  paths: readonly string[];
  brand: string;
  json: boolean;
  /** A platform into whose live site the pages are put; undefined puts them into the bundled brand, and needs none. */
  platform: string | undefined;
}

/**
 * Checks page documents by everything that push asks of them, and tells all that is wrong with them: in the bundled brand, or in
 * the live site of a platform where one is named.
 */
export async function runCheck({ paths, brand, json, platform }: CheckOptions, io: CliIo): Promise<number> {
  const files = await readPages(paths, io);
  const bundled = await loadBundled(brand);
  const drawing = platform === undefined && (await isGateBuilt()) ? createDrawing(builtGate.module) : null;
  const problems = await (platform === undefined
    ? checkPages(files, { bundled, drawing })
    : checkThere(files, bundled, await createPlatformClient(platform, io)));
  const isDrawn = drawing !== null || platform !== undefined;
  const errors = problems.filter(({ severity }) => severity === "error");
  if (json) {
    io.print(JSON.stringify({ ok: errors.length === 0, files: files.map(({ path }) => path), problems }, null, 2));
  } else {
    for (const problem of problems) io.print(describeDiagnostic(problem));
    for (const { path, isOld } of files)
      if (isOld) io.print(`${path}: is written in an earlier format; npm run config -- migrate ${path} rewrites it`);
    const wrong = new Set(errors.map(({ file }) => file)).size;
    io.print(
      errors.length === 0
        ? `${countOf(files.length, "file")} checked: no errors.${isDrawn ? "" : " Not drawn: npm run build makes what draws pages."}`
        : `${countOf(errors.length, "error")} in ${wrong} of ${countOf(files.length, "file")}.`,
    );
  }
  return errors.length === 0 ? exitCodes.fine : exitCodes.problems;
}

/** What is wrong in a platform's live site with the pages in it, by our gate and, where that finds nothing, by its own. */
async function checkThere(
  files: readonly PageFile[],
  bundled: Bundled,
  client: PlatformClient,
): Promise<FileDiagnostic[]> {
  const { site, revision } = await client.live();
  const found = await checkPages(files, { bundled, live: site });
  if (found.some(({ severity }) => severity === "error")) return found;
  const answer = await client.check({ ...site, pages: { ...site.pages, ...pagesOf(files) } }, revision.hash);
  if (!answer.ok) throw new CliError(exitCodes.problems, `The platform refused: ${answer.refusal.message}`);
  return [...found, ...answer.value.problems.map((problem) => placeInFiles(problem, files))];
}
