import { loadBundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkPages } from "./checkPages.ts";
import { exitCodes, type CliIo } from "./CliIo.ts";
import { countOf } from "#server/countOf.ts";
import { describeDiagnostic } from "./describeDiagnostic.ts";
import { readPages } from "./readPages.ts";

/** What `check` was asked. */
export interface CheckOptions {
  paths: readonly string[];
  brand: string;
  json: boolean;
}

/** Checks page documents, and tells everything that is wrong with them. Needs no platform. */
export async function runCheck({ paths, brand, json }: CheckOptions, io: CliIo): Promise<number> {
  const files = await readPages(paths, io);
  const problems = checkPages(files, await loadBundled(brand));
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
        ? `${countOf(files.length, "file")} checked: no errors.`
        : `${countOf(errors.length, "error")} in ${wrong} of ${countOf(files.length, "file")}.`,
    );
  }
  return errors.length === 0 ? exitCodes.fine : exitCodes.problems;
}
