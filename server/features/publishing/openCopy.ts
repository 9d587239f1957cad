import type { Site } from "#contracts/config.ts";
import { siteParts } from "#compile/siteParts.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { migrateSite } from "#compile/migrations/migrate.ts";
import { isRecord } from "#json/isRecord.ts";
import { refusal } from "#server/http/Failure.ts";
import { checkLimits } from "../gate/shape/checkLimits.ts";
import { refused } from "./refused.ts";
import { withoutSchemaLinks } from "./withoutSchemaLinks.ts";

/** A configuration from another platform, in the format of today. */
export interface OpenedCopy {
  site: Site;
  /** Members that no configuration has: they are left out. */
  foreign: string[];
}

/** Parts that every configuration has. */
const needed = ["brand", "rules", "flags", "menus", "layouts", "theme", "texts"] as const;

/**
 * Reads what a file of another platform holds. Throws: 422 `refused` beyond the limits of a configuration, `copy_newer` for one of a
 * later format, `copy_no_site` for what is no configuration. Whether its parts may be is the gate's to say.
 */
export function openCopy(sent: unknown): OpenedCopy {
  const tooMuch = checkLimits(sent);
  if (tooMuch.length > 0) throw refused(tooMuch);
  const format = isRecord(sent) ? sent["format"] : undefined;
  if (typeof format === "number" && format > currentFormat)
    throw refusal("copy_newer", "This file was made by a later version of the program.");
  const site = withoutSchemaLinks(migrateSite(sent));
  if (!isRecord(site) || site["format"] !== currentFormat || needed.some((part) => !isRecord(site[part])))
    throw refusal("copy_no_site", "This file holds no site.");
  const known = new Set<string>(["format", ...siteParts]);
  const [kept, foreign] = [new Map<string, unknown>(), [] as string[]];
  for (const [name, member] of Object.entries(site))
    if (known.has(name)) kept.set(name, member);
    else foreign.push(name);
  return { site: Object.fromEntries(kept) as unknown as Site, foreign };
}

/** What is live, with some parts as they are in another configuration; a part that it does not have goes. */
export function withParts(live: Site, copied: Site, parts: readonly string[]): Site {
  const [own, other] = [live, copied].map((site) => site as unknown as Readonly<Record<string, unknown>>);
  const members = ["format", ...siteParts].map((name): [string, unknown] => [
    name,
    (parts.includes(name) ? other : own)?.[name],
  ]);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined)) as unknown as Site;
}
