import { writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { countOf } from "#server/countOf.ts";
import { exitCodes, type CliIo } from "./CliIo.ts";
import { readPages } from "./readPages.ts";

/** Rewrites page documents of an earlier format in the format of today; files of today's format are not touched. */
export async function runMigrate(paths: readonly string[], io: CliIo): Promise<number> {
  const files = await readPages(paths, io);
  const broken = files.filter(({ json }) => json.errors.length > 0);
  const old = files.filter(({ json, isOld }) => isOld && json.errors.length === 0);
  for (const { path, json } of old) {
    await writeFile(resolve(io.folder, path), `${JSON.stringify(withFormatFirst(json.value), null, 2)}\n`);
    io.print(`${path}: written in format ${currentFormat}`);
  }
  for (const { path, json } of broken) io.complain(`${path}:${json.errors[0]?.line ?? 1}: ${json.errors[0]?.reason}`);
  io.print(`${countOf(files.length, "file")} looked at, ${old.length} rewritten.`);
  return broken.length === 0 ? exitCodes.fine : exitCodes.problems;
}

/** The format stands where people look for it: before the page. */
function withFormatFirst(page: unknown): object {
  const { $schema, format, ...rest } = page as Record<string, unknown>;
  return { ...($schema !== undefined && { $schema }), format, ...rest };
}
