import type { OpenedDocument } from "#engine/index.ts";
import type { PlayerSite } from "../site/PlayerSite.ts";
import type { AheadPage } from "./AheadPage.ts";

/** The site as far as a page carries it. Its documents were opened and its fields compiled where the page was drawn. */
export function siteOfPage({ site }: Pick<AheadPage, "site">): PlayerSite {
  const { documents, fields, flags, ...parts } = site;
  return {
    ...parts,
    // What the page shows is carried beside the site (`AheadPage.texts`).
    texts: {},
    flags: new Set(flags),
    layouts: documents as unknown as PlayerSite["layouts"],
    openLayout: (document) => document as OpenedDocument,
    compileFields: (id) => fields[id] ?? { id, fields: [], schema: { type: "object" }, unjudged: [] },
    formsFor: () => site.forms,
    rules: {},
    styles: null,
    problems: [],
  };
}
