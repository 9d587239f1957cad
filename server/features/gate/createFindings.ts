import type { Diagnostic } from "#contracts/api.ts";
import { suggest } from "#json/suggest.ts";

/** Notes what is wrong at a pointer; `written` and `choices` give the nearest valid choice. */
export type Note = (
  pointer: string,
  reason: string,
  more?: {
    written?: string;
    choices?: Iterable<string>;
    nearest?: string;
    severity?: Diagnostic["severity"];
    code?: Diagnostic["code"];
  },
) => void;

/** A list of problems of one document, and the way to note one. `prefix` is where the noted pointers begin. */
export function createFindings(document: string, prefix: string, problems: Diagnostic[]): Note {
  return (pointer, reason, { written, choices = [], severity = "error", nearest: known, code } = {}) => {
    const near = known ?? (written === undefined ? undefined : suggest(written, choices));
    problems.push({
      document,
      pointer: prefix + pointer,
      reason,
      severity,
      ...(near !== undefined && { nearest: near }),
      ...(code !== undefined && { code }),
    });
  };
}
