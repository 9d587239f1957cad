import type { FileDiagnostic } from "./PageFile.ts";

/** A problem in two lines: where it is, as editors and terminals link it, and what is wrong. */
export function describeDiagnostic({ file, line, pointer, reason, severity, nearest }: FileDiagnostic): string {
  const meant = nearest === undefined ? "" : ` Did you mean "${nearest}"?`;
  const sentence = /[.?!]$/.test(reason) ? reason : `${reason}.`;
  return `${file}:${line}  ${pointer || "/"}\n  ${severity === "warning" ? "Warning: " : ""}${sentence}${meant}`;
}
