import type { DocumentCheck } from "./DocumentCheck.ts";

/** Checks a name that must be a layout of a folder: a dialog, or a page of a centre. */
export function checkKey(
  name: unknown,
  folder: string,
  pointer: string,
  reason: string,
  { index, note }: DocumentCheck,
): void {
  if (typeof name !== "string" || Object.hasOwn(index.compiled.layouts, `${folder}/${name}`)) return;
  const choices = Object.keys(index.compiled.layouts).flatMap((key) =>
    key.startsWith(`${folder}/`) ? key.slice(folder.length + 1) : [],
  );
  note(pointer, `${reason} "${name}"`, { written: name, choices });
}
