import { placeOfLayout, writtenDocuments, type WrittenSite } from "#compile/parts/writtenDocuments.ts";
import { toWritten } from "#compile/parts/toWritten.ts";
import type { Layout } from "#contracts/config.ts";
import { openDocument } from "./openDocument.ts";

/**
 * The document door (`openDocument`) of a site's layouts, which tells what is wrong in a part of the document that somebody wrote: of the
 * part, or of the values that a page places it with.
 */
export function documentDoor(site: WrittenSite, bundled: Readonly<Record<string, Layout>>): typeof openDocument {
  return (layout, name, previous) => {
    const opened = openDocument(layout, name, previous);
    if (opened.problems.length === 0) return opened;
    const read = writtenDocuments(site, bundled);
    const at = placeOfLayout(name, site);
    const problems = opened.problems.map((problem) => {
      const inPage = { ...problem, document: at.document, pointer: at.pointer + problem.pointer };
      const written = toWritten(inPage, read);
      return written.document === inPage.document && written.pointer === inPage.pointer ? problem : written;
    });
    return { ...opened, problems };
  };
}
