import type { Site } from "#contracts/config.ts";
import { dataKey, visitNodes } from "#engine/index.ts";
import { languageChain } from "#server/http/pickText.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";
import { loadedType } from "../types/loadedType.ts";
import { checkLanguages } from "../site/checkLanguages.ts";
import { sampleOf } from "../types/sampleOf.ts";
import { seeSite, trialType } from "../site/seenSite.ts";
import { siteScope } from "../types/ScopeTypes.ts";
import type { SiteIndex } from "../SiteIndex.ts";
import { sessionOf, visitors, type VisitorKind } from "../site/visitors.ts";
import { screens } from "../site/walkSeen.ts";

/** Everything that drawing a site needs, as plain data: src/offscreen/DrawInput.ts describes it. */
export interface DrawRequest {
  layouts: SiteIndex["compiled"]["layouts"];
  menus: SiteIndex["compiled"]["menus"];
  forms: SiteIndex["compiled"]["forms"];
  rules: SiteIndex["compiled"]["rules"];
  brand: SiteIndex["compiled"]["brand"];
  theme: SiteIndex["compiled"]["theme"];
  flags: string[];
  languages: string[];
  dictionaries: Bundled["dictionaries"];
  texts: SiteIndex["compiled"]["texts"];
  visitors: { name: string; session: Record<string, unknown>; sees: string[] }[];
  roots: Record<string, unknown>;
  answers: Record<string, unknown>;
}

/** Documents that the program shows by itself: some pages to anybody, and to each the dialog that they may have to pass. */
function ownDocuments({ accountType }: VisitorKind): string[] {
  const dialog = accountType === null ? "login" : accountType === trialType ? "realAccount" : "changePassword";
  return ["page/notFound", "page/maintenance", "page/blocked", `dialog/${dialog}`];
}

/** The dictionaries of these languages and of those that stand in for them. */
function withStandIns(offered: string[], dictionaries: Bundled["dictionaries"]): Bundled["dictionaries"] {
  const read = new Set(offered.flatMap(languageChain));
  return Object.fromEntries(Object.entries(dictionaries).filter(([language]) => read.has(language)));
}

/** Puts together what is drawn: the compiled site, a session for each visitor, and a plausible answer for every call. */
export function toDrawInput(site: Site, index: SiteIndex, bundled: Bundled): DrawRequest {
  const { compiled, layouts } = index;
  const { drawn: offered } = checkLanguages(site, compiled, bundled);
  const answers: Record<string, unknown> = {};
  for (const { key, opened } of layouts) {
    visitNodes(opened.root, "/root", (node, pointer) => {
      const {
        kind,
        id = `${key}${pointer}`,
        ...asked
      } = node as { kind: string; id?: string; call?: unknown; select?: unknown };
      const type = loadedType(kind === "data" ? asked : { call: asked.call });
      if (type === undefined) return;
      const answer = sampleOf(type);
      answers[dataKey(key, id)] = answer;
      // What the shell loads is read under its id by documents that load nothing under it.
      if (key === "shell" || !Object.hasOwn(answers, id)) answers[id] = answer;
    });
  }
  const roots = Object.fromEntries([...siteScope].map(([root, type]) => [root, sampleOf(type)]));
  return {
    layouts: compiled.layouts,
    menus: compiled.menus,
    forms: compiled.forms,
    rules: compiled.rules,
    brand: compiled.brand,
    theme: compiled.theme,
    flags: [...compiled.flags],
    languages: offered,
    // A language is drawn with those that stand in for it.
    dictionaries: withStandIns(offered, bundled.dictionaries),
    texts: compiled.texts,
    visitors: visitors.map((visitor) => ({
      name: visitor.name,
      session: sessionOf(visitor),
      sees: seenBy(visitor, index),
    })),
    roots: { ...roots, brand: compiled.brand },
    answers,
  };
}

function seenBy(visitor: VisitorKind, index: SiteIndex): string[] {
  const found = screens.flatMap((screen) => [...seeSite(visitor, screen, index).documents]);
  return [...new Set([...found, ...ownDocuments(visitor)])];
}
