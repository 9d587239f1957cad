import type { PageDocument } from "#contracts/config.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import type { PageFile } from "./PageFile.ts";

/** The documents of files that were found to be sound, by their keys, as a site holds them. */
export function pagesOf(files: readonly PageFile[]): Record<string, PageDocument> {
  return Object.fromEntries(files.map(({ key = "", json }) => [key, withoutSchemaLinks(json.value) as PageDocument]));
}
