import { changesBetween, isTouched, type SiteChanges } from "#compile/changes/siteChanges.ts";
import { addReads, createReads, type SiteReads } from "#compile/changes/SiteReads.ts";
import type { DraftFindings } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { languageChain } from "#server/http/pickText.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";
import type { Drawing } from "./createDrawing.ts";
import type { LayoutOpener } from "../createLayoutOpener.ts";
import { indexSite } from "../indexSite.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { toDrawInput } from "./toDrawInput.ts";

/** The pages that a publication changes, for whom, and in which languages. */
export type PageImpact = NonNullable<DraftFindings["impact"]>;

/** What finding them needs. */
export interface ImpactParts {
  bundled: Bundled;
  drawing: Drawing | null;
  /** Remembers what it opened: of two revisions that follow each other most documents are the same. */
  openLayout: LayoutOpener;
  signal?: AbortSignal | undefined;
}

/**
 * The documents of a site that look or act another way than in the live one: what each was drawn from, and what is named in it
 * but shows only after a press, is compared with what changed, for each kind of visitor and each language. Names rather one too many than one too few. Rejects with
 * DrawingStopped where the site cannot be drawn.
 */
export async function findImpact(
  live: Site,
  next: Site,
  { bundled, drawing, openLayout, signal }: ImpactParts,
): Promise<PageImpact> {
  const [before, after] = [live, next].map((site) => {
    const index = indexSite(site, bundled.site, { openLayout });
    return { index, input: toDrawInput(site, index, bundled) };
  }) as [Sight, Sight];
  const changes = changesBetween(before.input, after.input, ["visitors"]);
  const drawn = (await drawing?.draw(after.input, signal))?.reads ?? {};
  const isOtherIn = (texts: SiteChanges["texts"]) => {
    const seen = { ...changes, texts };
    return ({ key }: SiteIndex["layouts"][number]) => {
      const named = namedIn(key, after.index, seen);
      // The frame shows pages, and is not another one because they are.
      const reads = key === "shell" ? named : addReads(named, drawn[key] ?? createReads());
      return isTouched(reads, seen, Object.keys(texts));
    };
  };
  const other = after.index.layouts.filter(isOtherIn(changes.texts));
  const gone = before.index.layouts.filter(({ key }) => !after.index.layouts.some((layout) => layout.key === key));
  const isShared = changes.others.length > 0 || !isEqual(before.input.theme, after.input.theme);
  const isAll = isShared || other.some(({ key }) => key === "shell");
  const isRead = isShared || gone.length > 0;
  const languages = after.input.languages.filter(
    (code) => isRead || other.some(isOtherIn({ [code]: changedFor(code, changes.texts, after) })),
  );
  const touched = [...other, ...gone];
  const documents = isAll ? [] : [...new Set(touched.map(({ document }) => document))];
  return { isAll, documents, visitors: isAll ? namesOf(after) : whoSees(touched, before, after), languages };
}

interface Sight {
  index: SiteIndex;
  input: ReturnType<typeof toDrawInput>;
}

/** The kinds of visitors that pages are tried with. */
function namesOf({ input }: Sight): PageImpact["visitors"] {
  return input.visitors.map(({ name }) => name as PageImpact["visitors"][number]);
}

/** Those who are shown one of these documents, before or after, or are shown others than before. */
function whoSees(touched: readonly { key: string }[], before: Sight, after: Sight): PageImpact["visitors"] {
  const keys = new Set(touched.map(({ key }) => key));
  const seenBy = ({ input }: Sight, visitor: string) =>
    new Set(input.visitors.find(({ name }) => name === visitor)?.sees ?? []);
  return namesOf(after).filter((name) => {
    const [was, is] = [seenBy(before, name), seenBy(after, name)];
    return was.symmetricDifference(is).size > 0 || !was.union(is).isDisjointFrom(keys);
  });
}

/** The keys whose text changes for whoever reads a language: its own, and where it has none, those of what stands in for it. */
function changedFor(language: string, changed: SiteChanges["texts"], { input }: Sight): ReadonlySet<string> {
  const chain = languageChain(language);
  const has = (code: string, key: string) =>
    input.texts?.[code]?.[key] !== undefined || input.dictionaries[code]?.[key] !== undefined;
  const keys = chain.flatMap((code, place) =>
    [...(changed[code] ?? [])].filter((key) => !chain.slice(0, place).some((nearer) => has(nearer, key))),
  );
  return new Set(keys);
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
