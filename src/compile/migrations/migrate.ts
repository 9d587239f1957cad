import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { currentFormat } from "./currentFormat.ts";
import type { Migration } from "./Migration.ts";
import { bindCompared } from "./bindCompared.ts";
import { bindRows } from "./bindRows.ts";
import { nameRowItems } from "./nameRowItems.ts";
import { nameSkeletons } from "./nameSkeletons.ts";
import { oneButton } from "./oneButton.ts";
import { refreshThen } from "./refreshThen.ts";
import { whenNeeded } from "./whenNeeded.ts";

/** Every step, in the order of the formats. A format may have several. */
export const migrations: readonly Migration[] = [
  nameSkeletons,
  whenNeeded,
  refreshThen,
  bindCompared,
  bindRows,
  nameRowItems,
  oneButton,
];

/** Deeper than any document may be nested: what stands below is left as it is, and refused by whoever checks it. */
const deepest = 200;

/**
 * A whole configuration in the format of today. One of today's format, of a later one, or something that is no
 * configuration is given back as it is: whoever uses it looks at it anyway. Never throws.
 */
export function migrateSite(site: unknown): unknown {
  const steps = isRecord(site) ? stepsFrom(site["format"]) : [];
  if (!isRecord(site) || steps.length === 0) return site;
  const { layouts, pages } = site;
  // Menus, forms and their rules have conditions too.
  const others = ["menus", "rules", "forms"].filter((part) => isRecord(site[part]));
  return {
    ...site,
    format: currentFormat,
    ...Object.fromEntries(others.map((part) => [part, rewritten(site[part], steps)])),
    ...(isRecord(layouts) && { layouts: rewritten(layouts, steps) }),
    ...(isRecord(pages) && { pages: mapValues(pages, (page) => pageIn(page, steps)) }),
  };
}

/**
 * A page document that stands by itself in the format of today. One that does not say its format may have any: it is given
 * back as it is where nothing in it is older. Never throws; what is no page document is given back as it is too.
 */
export function migratePage(page: unknown): unknown {
  if (!isRecord(page)) return page;
  const steps = stepsFrom(page["format"] ?? 1);
  if (steps.length === 0) return page;
  const { format, ...migrated } = pageIn({ ...page, format: currentFormat }, steps) as Readonly<
    Record<string, unknown>
  >;
  return page["format"] === undefined && isEqual(migrated, page) ? page : { ...migrated, format };
}

function pageIn(page: unknown, steps: readonly Migration[]): unknown {
  if (!isRecord(page)) return page;
  return {
    ...page,
    ...(Object.hasOwn(page, "format") && { format: currentFormat }),
    ...(Object.hasOwn(page, "layout") && { layout: rewritten(page["layout"], steps) }),
    ...(Object.hasOwn(page, "dialogs") && { dialogs: rewritten(page["dialogs"], steps) }),
  };
}

function stepsFrom(format: unknown): readonly Migration[] {
  if (typeof format !== "number" || !(format >= 1)) return [];
  return migrations.filter(({ from }) => from >= format);
}

function rewritten(value: unknown, steps: readonly Migration[], depth = 0): unknown {
  if (depth > deepest) return value;
  if (Array.isArray(value)) return value.map((item) => rewritten(item, steps, depth + 1));
  if (!isRecord(value)) return value;
  const below = mapValues(value, (member) => rewritten(member, steps, depth + 1));
  return steps.reduce<Readonly<Record<string, unknown>>>((object, step) => step.rewrite(object), below);
}

function mapValues(record: Readonly<Record<string, unknown>>, change: (value: unknown) => unknown) {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}
