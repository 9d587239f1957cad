import { rolledOut } from "#compile/audience/rolledOut.ts";
import type { Site } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";

/** Whether a site shows a feature or a banner to a part of a hundred, so that visitors are to be told apart. */
export function partlyShown({ flags, banners = {} }: Pick<Site, "flags" | "banners">): boolean {
  const groups = Object.values(banners).flatMap((group) => (typeof group === "object" ? group.items : []));
  const audiences = [...rolledOut(flags).map(({ audience }) => audience), ...groups.map(({ audience }) => audience)];
  return audiences.some((audience) => isRecord(audience) && audience["percent"] !== undefined);
}
