import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";
import { toPointer } from "#json/pointer.ts";
import { readPart } from "./parts/readPart.ts";
import { expandParts, type WrittenLayout } from "./parts/expandParts.ts";
import { isPartKey } from "./parts/partKey.ts";

const layoutName = /^(shell|(page|dialog|personal-centre|agent-centre|part)\/[A-Za-z][A-Za-z0-9]{0,63})$/;

/**
 * The layouts by key, without the parts: the bundled ones, replaced and added to by the site's, then by its pages, each with the parts
 * that it places (record 74). A layout without a root is replaced by the bundled one of its key; what is wrong deeper inside costs a node when it is opened.
 */
export function siteLayouts(
  replaced: unknown,
  pages: Readonly<Record<string, Record<string, unknown>>>,
  bundled: Readonly<Record<string, Layout>>,
): { layouts: Record<string, Layout>; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  if (!isRecord(replaced))
    problems.push({ document: "layouts", pointer: "", reason: "layouts are an object; the bundled ones are used" });
  const own = Object.entries(isRecord(replaced) ? replaced : {}).filter(([key, layout]) => {
    if (!layoutName.test(key)) {
      problems.push({ document: `layouts/${key}`, pointer: "", reason: "a layout cannot be named so" });
      return false;
    }
    if (isRecord(layout) && isRecord(layout["root"])) return true;
    problems.push({
      document: `layouts/${key}`,
      pointer: "/root",
      reason: "a layout has a root; the bundled one is used",
    });
    return false;
  }) as [string, Layout][];
  const ofLayouts = [...Object.entries(bundled), ...own].map(([key, layout]): [string, WrittenLayout] => [
    key,
    { layout, document: `layouts/${key}`, pointer: "" },
  ]);
  const written = Object.fromEntries([...ofLayouts, ...pageLayouts(pages)]);
  const parts = Object.fromEntries(
    Object.entries(written).flatMap(([key, each]) => (isPartKey(key) ? [[key, readPart(each, problems)]] : [])),
  );
  const layouts = Object.entries(written)
    .filter(([key]) => !isPartKey(key))
    .map(([key, each]) => [key, expandParts(each, parts, problems)]);
  return { layouts: Object.fromEntries(layouts) as Record<string, Layout>, problems };
}

/** The layouts of page documents and of their dialogs, by key. */
function pageLayouts(pages: Readonly<Record<string, Record<string, unknown>>>): [string, WrittenLayout][] {
  return Object.entries(pages).flatMap(([key, page]): [string, WrittenLayout][] => {
    const document = `pages/${key}`;
    const dialogs = isRecord(page["dialogs"]) ? page["dialogs"] : {};
    return [
      [`${inWords(page["area"])}/${key}`, { layout: page["layout"] as Layout, document, pointer: "/layout" }],
      ...Object.entries(dialogs).map(([name, dialog]): [string, WrittenLayout] => [
        `dialog/${key}.${name}`,
        { layout: dialog as Layout, document, pointer: toPointer("dialogs", name) },
      ]),
    ];
  });
}
