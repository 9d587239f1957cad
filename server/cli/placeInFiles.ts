import type { Diagnostic } from "#contracts/api.ts";
import { readPointer } from "#json/pointer.ts";
import { callTypes } from "#server/features/gate/types/callTypes.ts";
import type { FileDiagnostic, PageFile } from "./PageFile.ts";

/**
 * What a platform found, at its place in our files where it is about one of them, else in the live site. A call that our contract
 * has was added after that platform was started.
 */
export function placeInFiles(
  { document, pointer, reason, severity = "error", nearest, code }: Diagnostic,
  files: readonly PageFile[],
): FileDiagnostic {
  const file = files.find(({ key }) => document === `pages/${key}`);
  const place =
    file === undefined
      ? { file: `live site: ${document}`, line: 1 }
      : { file: file.path, line: file.json.lineOf(pointer) };
  const call = code === "unknownCall" ? readPointer(file?.json.value, pointer) : undefined;
  if (typeof call === "string" && callTypes.has(call)) {
    const restart = `The platform does not know the call ${call} yet: start it again with this contract`;
    return { ...place, pointer, reason: restart, severity };
  }
  return { ...place, pointer, reason, severity, ...(nearest !== undefined && { nearest }) };
}
