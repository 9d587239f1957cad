import type { CheckError, FieldRule, FormField } from "#contracts/entities.ts";
import { fieldRule } from "./fieldRule.ts";
import { fileTypes, largestFile, type FileType } from "./fileType.ts";
import type { RefuseField } from "./RefuseField.ts";

/** No field takes more files than these. */
export const mostFiles = 10;

/** What a platform calls a file that it has. */
export const fileId = /^[0-9A-Za-z-]{8,64}$/;

/** What stands in the list of a field for a file that is still on its way, or could not be sent. */
const pendingFile = "";

/** Bytes of the largest file where a field says nothing. */
const usualBytes = 5 * 1024 * 1024;

/** Which files a field takes; what it leaves open is as usual: pictures and PDF of at most 5 MB. */
export function fileLimits({ types, maxBytes = usualBytes }: Pick<FormField, "types" | "maxBytes">): {
  types: string[];
  maxBytes: number;
} {
  return { types: types ?? [...fileTypes], maxBytes };
}

/** The rule of a list of files: how many there may be. Which ones, the field says. */
export function filesRule(field: Record<string, unknown>, refuse: RefuseField): FieldRule | undefined {
  const { least = 0, most = 1, types, maxBytes } = field;
  if (types !== undefined && !isTypes(types)) refuse("/types", `files are of these kinds: ${fileTypes.join(", ")}`);
  else if (maxBytes !== undefined && !isCount(maxBytes, largestFile))
    refuse("/maxBytes", `this is a whole number of bytes, up to ${largestFile}`);
  else if (!isCount(least, mostFiles)) refuse("/least", `this is a whole number, 0 to ${mostFiles}`);
  else if (!isCount(most, mostFiles) || most === 0) refuse("/most", `this is a whole number, 1 to ${mostFiles}`);
  else if (least > most) refuse("/most", `most ${most} is below least ${least}`);
  else return fieldRule({ type: "files", required: field["required"] === true || least > 0, min: least, max: most });
  return undefined;
}

/** What is wrong with a list of files, or null. Whether the platform has them, only the platform knows. */
export function filesError({ min = 0, max = mostFiles }: FieldRule, value: unknown): CheckError["reason"] | null {
  if (!Array.isArray(value)) return "type";
  if (value.includes(pendingFile)) return "pending";
  if (!value.every((id) => typeof id === "string" && fileId.test(id))) return "type";
  if (new Set(value).size !== value.length) return "type";
  if (value.length < min) return "minimum";
  return value.length > max ? "maximum" : null;
}

/** Text key that says why a list of files is not accepted. */
export function filesKey(reason: CheckError["reason"]): string {
  if (reason === "pending") return "form.filesPending";
  if (reason === "minimum") return "form.filesLeast";
  return reason === "maximum" ? "form.filesMost" : "form.filesKind";
}

function isTypes(types: unknown): types is FileType[] {
  return Array.isArray(types) && types.length > 0 && types.every((type) => fileTypes.includes(type as FileType));
}

function isCount(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;
}
