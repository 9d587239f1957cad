import type { Diagnostic } from "#contracts/api.ts";
import type { Layout } from "#contracts/config.ts";
import { inWords } from "#json/inWords.ts";
import { isRecord } from "#json/isRecord.ts";

const layoutName = /^(shell|(page|dialog|personal-centre|agent-centre)\/[A-Za-z][A-Za-z0-9]{0,63})$/;

/**
 * The layouts by key: the bundled ones, replaced and added to by the site's, then by its pages. A layout without a
 * root is replaced by the bundled one of its key; what is wrong deeper inside costs a node when it is opened.
 */
export function siteLayouts(
  written: unknown,
  pages: Readonly<Record<string, Record<string, unknown>>>,
  bundled: Readonly<Record<string, Layout>>,
): { layouts: Record<string, Layout>; problems: Diagnostic[] } {
  const problems: Diagnostic[] = [];
  if (!isRecord(written))
    problems.push({ document: "layouts", pointer: "", reason: "layouts are an object; the bundled ones are used" });
  const own = Object.entries(isRecord(written) ? written : {}).filter(([key, layout]) => {
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
  const ofPages = Object.entries(pages).flatMap(([key, page]): [string, Layout][] => [
    [`${inWords(page["area"])}/${key}`, page["layout"] as Layout],
    ...Object.entries(isRecord(page["dialogs"]) ? page["dialogs"] : {}).map(([name, dialog]): [string, Layout] => [
      `dialog/${key}.${name}`,
      dialog as Layout,
    ]),
  ]);
  return { layouts: Object.fromEntries([...Object.entries(bundled), ...own, ...ofPages]), problems };
}
