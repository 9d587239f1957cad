// @vitest-environment node
import { readdirSync, readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import type { PageWish } from "#compile/PageDrawer.ts";
import { currentFormat } from "#compile/migrations/currentFormat.ts";
import { canonicalJson } from "#json/canonical.ts";
import { isRecord } from "#json/isRecord.ts";
import { createPageDrawer } from "#player/ahead/createPageDrawer.tsx";

const folder = "tests/fixtures/formats";
const formats = readdirSync(folder).map((file) => Number(file.replace(".json", "")));
const looks = [
  { language: "EN", theme: "dark", member: null },
  { language: "AR", theme: "light", member: 1 },
] as const;

type Rewrite = (node: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;

const inRow = (pointer: unknown, format?: unknown) => ({
  bind: `/row${pointer}`,
  ...(format !== undefined && { format }),
});

/** What format 4 says otherwise: rows are read by bindings, and what is shown of one is said in one place. */
const of3: Rewrite = ({ actionLabel, more, moreLabel, ...written }) => {
  const { field, format, sortable, total, rowKey, rowSlide, optionRows, action: done, ...node } = written;
  const button = actionLabel === undefined ? { action: done } : { button: { label: actionLabel, action: done } };
  const to = moreLabel === undefined ? { more } : { more: { label: moreLabel, action: more } };
  return rowsOf3({ field, format, sortable, total, rowKey, rowSlide, optionRows, ...node, ...button, ...to });
};

const rowsOf3: Rewrite = ({ field, format, sortable, total, rowKey, rowSlide, optionRows, ...node }) => {
  const isCell = typeof field === "string" && field.startsWith("/");
  const isOfRows = node["kind"] === "ticker" || (node["kind"] === "tiles" && node["rows"] !== undefined);
  const { title, text, action, ...rest } = node as Record<string, unknown>;
  const choices = optionRows as { value: string } | undefined;
  return {
    ...(isOfRows ? { ...rest, rowItem: { title, text, action } } : node),
    ...(rowSlide !== undefined && { rowItem: rowSlide }),
    ...(rowKey !== undefined && { rowKey: inRow(rowKey) }),
    ...(choices !== undefined && { optionRows: { ...choices, value: inRow(choices.value) } }),
    ...(field !== undefined && (isCell ? { value: inRow(field, format) } : { field })),
    ...(format !== undefined && !isCell && { format }),
    ...(sortable === true && { sortBy: String(field).slice(1) }),
    ...(total !== undefined && { total: { bind: `/totals${String(total)}`, format } }),
  };
};

const of2: Rewrite = ({ needs, refresh, value, ...node }) => {
  const isComparison = typeof value === "string" && value.startsWith("/") && Object.keys(node).length === 1;
  const compared = isComparison && !("label" in node) ? { bind: value } : value;
  const then = [node["then"] ?? [], { do: "refresh", data: refresh }].flat();
  return of3({
    ...node,
    ...(value !== undefined && { value: compared }),
    ...(refresh !== undefined && { then }),
    ...(needs === "loggedIn" && { when: { loggedIn: true } }),
  });
};

/**
 * How an object of each earlier format is written today: written down by hand for these two sites, beside the migrations and not
 * by them.
 */
const rewrites: Readonly<Record<number, Rewrite>> = {
  1: ({ placeholder, ...node }) =>
    of2({
      ...node,
      ...(placeholder !== undefined && { [node["kind"] === "data" ? "skeleton" : "placeholder"]: placeholder }),
    }),
  2: of2,
  3: of3,
};

/** The same configuration as somebody would write it today. */
function writtenToday(value: unknown, rewrite: Rewrite): unknown {
  if (Array.isArray(value)) return value.map((item) => writtenToday(item, rewrite));
  if (!isRecord(value)) return value;
  return rewrite(
    Object.fromEntries(Object.entries(value).map(([key, member]) => [key, writtenToday(member, rewrite)])),
  );
}

/** What stands on each page of a configuration, by its address and look. */
async function pictures(site: unknown): Promise<Record<string, string>> {
  const reference = { seq: 1, hash: "sha256-one", href: "/config/sha256-one.json" };
  const drawer = await createPageDrawer({ reference, content: canonicalJson(site), platform: "" });
  const { layouts } = site as { layouts: object };
  const pages = Object.keys(layouts).filter((key) => key.startsWith("page/") && key !== "page/notFound");
  const drawn: Record<string, string> = {};
  for (const key of pages) {
    for (const look of looks) {
      const wish: PageWish = { ...look, path: key.replace("page", ""), centre: null };
      const page = await drawer.draw(wish);
      if (page) drawn[`${key} ${look.language}`] = `${page.title}\n${page.markup}`;
    }
  }
  return drawn;
}

describe.each(formats)("a configuration that was published in format %i", (format) => {
  const before = JSON.parse(readFileSync(`${folder}/${format}.json`, "utf8")) as Record<string, unknown>;
  const rewrite = rewrites[format];
  let today: Record<string, string>;
  beforeAll(async () => {
    if (!rewrite) throw new Error(`say what is written otherwise since format ${format}`);
    today = await pictures({ ...(writtenToday(before, rewrite) as object), format: currentFormat });
  }, 60_000);

  it("looks the same as when it is written in the format of today", async () => {
    const drawn = await pictures(before);
    expect(Object.keys(drawn).length).toBeGreaterThan(5);
    expect(drawn).toEqual(today);
  }, 60_000);

  it("would not, were it not migrated", async () => {
    expect(await pictures({ ...before, format: currentFormat })).not.toEqual(today);
  }, 60_000);
});
