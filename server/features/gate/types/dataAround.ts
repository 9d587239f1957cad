import type { JsonSchema } from "#json/schema.ts";
import type { IndexedLayout, SiteIndex } from "../SiteIndex.ts";

/**
 * What a document can read under /data, by id: what it loads itself, else what the shell loads. Dialogs, pages of centres and the
 * shell itself stand over or around pages, so they read also what these load.
 */
export function dataAround(layout: IndexedLayout, { layouts }: SiteIndex): ReadonlyMap<string, JsonSchema> {
  const isPage = layout.key.startsWith("page/");
  const around = layouts.filter(({ key }) => !isPage || key === "shell");
  // Of two that load under one id the later counts.
  const ordered = [
    ...around.filter(({ key }) => key !== "shell"),
    ...around.filter(({ key }) => key === "shell"),
    layout,
  ];
  return new Map(ordered.flatMap(({ data }) => [...data]));
}
