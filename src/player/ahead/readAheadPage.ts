import type { AheadPage } from "./AheadPage.ts";

/** Id of the element that holds the data of a page drawn ahead. */
export const aheadElementId = "ahead";

/**
 * What this page was drawn from before its program arrived; null where it was not, as behind a plain file server. The
 * platform writes it into the very page, so its shape is not looked at again; what cannot be read counts as absent.
 */
export function readAheadPage(page: Pick<Document, "getElementById">): AheadPage | null {
  const text = page.getElementById(aheadElementId)?.textContent;
  if (!text) return null;
  try {
    return JSON.parse(text) as AheadPage;
  } catch {
    return null;
  }
}
