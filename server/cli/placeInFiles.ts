import type { Diagnostic } from "#contracts/api.ts";
import type { FileDiagnostic, PageFile } from "./PageFile.ts";

/** What a platform found, at its place in our files where it is about one of them, else in the live site. */
export function placeInFiles(
  { document, pointer, reason, severity = "error", nearest }: Diagnostic,
  files: readonly PageFile[],
): FileDiagnostic {
  const file = files.find(({ key }) => document === `pages/${key}`);
  const place =
    file === undefined
      ? { file: `live site: ${document}`, line: 1 }
      : { file: file.path, line: file.json.lineOf(pointer) };
  return { ...place, pointer, reason, severity, ...(nearest !== undefined && { nearest }) };
}
