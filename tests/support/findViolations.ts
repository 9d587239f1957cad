import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe looks at, and by which rules; without them at the whole page, by all. */
interface Search {
  include?: string;
  tags?: readonly string[];
}

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];

/** What stands over a page so that nothing behind it can be reached. */
const over = "dialog:modal";

/**
 * What axe finds wrong with a page; while a dialog stands over it, with the dialog alone, since what lies behind is nobody's to
 * reach (axe only guesses that by the pixels, and not always rightly). It runs in the page itself, and hands nothing over of what is well: otherwise it opens another
 * page for each search, which stands in front of ours from then on. Frames of other origins are not searched that way; we have none.
 */
export async function findViolations(page: Page, { include, tags }: Search = {}): Promise<Violations> {
  const builder = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"], ...(tags !== undefined && { runOnly: [...tags] }) });
  const part = include ?? ((await page.locator(over).count()) > 0 ? over : undefined);
  if (part !== undefined) builder.include(part);
  return (await builder.analyze()).violations;
}

/** The rules of WCAG 2.2, levels A and AA. */
export const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] as const;
