import { changesBetween, isTouched, type SiteChanges } from "#compile/changes/siteChanges.ts";
import { addReads, createReads, type SiteReads } from "#compile/changes/SiteReads.ts";
import type { DraftFindings } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";
import type { Drawing } from "./createDrawing.ts";
import { indexSite } from "../indexSite.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { toDrawInput } from "./toDrawInput.ts";

/** The pages that a publication changes. */
export type PageImpact = NonNullable<DraftFindings["impact"]>;

/** What finding them needs. */
export interface ImpactParts {
  bundled: Bundled;
  drawing: Drawing | null;
  signal?: AbortSignal | undefined;
}

/**
 * The documents of a site that look or act another way than in the live one: what each was drawn from, and what is named in it
 * but shows only after a press, is compared with what changed. Names rather one too many than one too few. Rejects with
 * DrawingStopped where the site cannot be drawn.
 */
export async function findImpact(
  live: Site,
  next: Site,
  { bundled, drawing, signal }: ImpactParts,
): Promise<PageImpact> {
  const [before, after] = [live, next].map((site) => {
    const index = indexSite(site, bundled.site);
    return { index, input: toDrawInput(site, index, bundled) };
  }) as [Sight, Sight];
  const changes = changesBetween(before.input, after.input, ["visitors"]);
  const drawn = (await drawing?.draw(after.input, signal))?.reads ?? {};
  const languages = Object.keys(changes.texts);
  const isOther = ({ key }: SiteIndex["layouts"][number]) => {
    const named = namedIn(key, after.index, changes);
    // The frame shows pages, and is not another one because they are.
    const reads = key === "shell" ? named : addReads(named, drawn[key] ?? createReads());
    return isTouched(reads, changes, languages);
  };
  const other = after.index.layouts.filter(isOther);
  const gone = before.index.layouts.filter(({ key }) => !after.index.layouts.some((layout) => layout.key === key));
  const isAll =
    changes.others.length > 0 ||
    !isEqual(before.input.theme, after.input.theme) ||
    other.some(({ key }) => key === "shell");
  const documents = [...new Set([...other, ...gone].map(({ document }) => document))];
  return { isAll, documents: isAll ? [] : documents };
}

interface Sight {
  index: SiteIndex;
  input: ReturnType<typeof toDrawInput>;
}

/** What a document names, whether it shows at once or not: any of its strings, and of those in its menus, may be a name. */
function namedIn(key: string, { compiled }: SiteIndex, changes: SiteChanges): SiteReads {
  const strings = stringsOf(compiled.layouts[key]);
  for (const name of Object.keys(compiled.menus)) if (strings.has(name)) stringsOf(compiled.menus[name], strings);
  const reads = createReads();
  reads.layouts.add(key);
  for (const name of strings) for (const part of ["menus", "forms", "flags", "texts"] as const) reads[part].add(name);
  // `labels` names the beginning of keys.
  for (const changed of Object.values(changes.texts).flatMap((keys) => [...keys]))
    if (beginnings(changed).some((beginning) => strings.has(beginning))) reads.texts.add(changed);
  return reads;
}

function beginnings(key: string): string[] {
  const words = key.split(".");
  return words.slice(1, -1).map((_, place) => words.slice(0, place + 2).join("."));
}

function stringsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (Array.isArray(value)) for (const item of value) stringsOf(item, found);
  else if (isRecord(value)) for (const member of Object.values(value)) stringsOf(member, found);
  return found;
}
