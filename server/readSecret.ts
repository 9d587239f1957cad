import { readFileSync } from "node:fs";
import type { Settings } from "./createSettings.ts";

/** A secret from its variable, or from the file that the variable with `_FILE` names; white space around it does not count. */
export function readSecret(settings: Settings, name: string): string | undefined {
  const before = settings.faults.length;
  const written = oneLine(settings, name, settings.text(name));
  const file = settings.file(`${name}_FILE`);
  if (file === undefined || settings.faults.length > before) return written;
  if (written !== undefined) settings.blame(`${name}_FILE`, `and ${name} are two places for one secret`);
  const kept = readFileSync(file, "utf8").trim();
  if (kept === "") settings.blame(`${name}_FILE`, "names a file that is empty");
  return oneLine(settings, `${name}_FILE`, kept);
}

/** Blames a value with control characters: it could add a line to what it is written into. */
export function oneLine(settings: Settings, name: string, value: string | undefined): string | undefined {
  if (value !== undefined && /\p{Cc}/u.test(value)) settings.blame(name, "must be one line");
  return value;
}
