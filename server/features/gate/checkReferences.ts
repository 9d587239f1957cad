import type { Diagnostic } from "#contracts/api.ts";
import { adviseRules } from "#compile/checks/adviseRules.ts";
import { checkSite } from "#compile/checks/checkSite.ts";
import type { UsedText } from "#compile/checks/checkTexts.ts";
import { toWritten } from "#compile/parts/toWritten.ts";
import { writtenDocuments } from "#compile/parts/writtenDocuments.ts";
import type { PatternJudge } from "#compile/patterns/patternError.ts";
import type { Site } from "#contracts/config.ts";
import { textKeys } from "#engine/index.ts";
import type { Bundled } from "../publishing/bundled/loadBundled.ts";
import { checkAudiences } from "./site/checkAudiences.ts";
import { checkBanners } from "./site/checkBanners.ts";
import { checkChoices } from "./site/checkChoices.ts";
import { checkDocuments } from "./nodes/checkDocuments.ts";
import { checkFlags } from "./site/checkFlags.ts";
import { checkFolding } from "./site/checkFolding.ts";
import { checkHelp } from "./site/checkHelp.ts";
import { checkIcons } from "./site/checkIcons.ts";
import { checkIntents } from "./site/checkIntents.ts";
import { checkBlankTexts, checkLanguages } from "./site/checkLanguages.ts";
import { checkMenus } from "./site/checkMenus.ts";
import { checkOutgoing } from "./site/checkOutgoing.ts";
import { checkPagePaths } from "./site/checkPagePaths.ts";
import { checkParts } from "./site/checkParts.ts";
import { checkPlaces } from "./site/checkPlaces.ts";
import { checkPolling } from "./site/checkPolling.ts";
import { checkPromotions } from "./site/checkPromotions.ts";
import { checkReach } from "./site/checkReach.ts";
import { checkRows } from "./site/checkRows.ts";
import { checkTextValues } from "./site/checkTextValues.ts";
import { indexSite, type IndexOptions } from "./indexSite.ts";
import type { SiteIndex } from "./SiteIndex.ts";
import { toSentence } from "./shape/toSentence.ts";

/** What a site is checked against. */
export interface ReferenceOptions extends IndexOptions {
  bundled: Bundled;
  judge: PatternJudge;
  /** The site without the pages of which only the layout can be read; the site itself where every part follows its schema. */
  sound?: Site;
}

/** What was found, and what it was found in. */
export interface References {
  problems: Diagnostic[];
  index: SiteIndex;
  /** Every text that is named somewhere. */
  usedTexts: UsedText[];
}

/**
 * Everything that is said of documents that follow their schemas, short of drawing them: what they refer to, what everybody
 * must be able to reach, patterns, texts, colours. The gate and the integrators' command line both ask here.
 */
export function checkReferences(site: Site, { bundled, judge, sound = site, ...how }: ReferenceOptions): References {
  const index = indexSite(site, bundled.site, how);
  const read = writtenDocuments(site, bundled.site.layouts);
  const isSound = ({ document }: { document: string }) => {
    const key = document.startsWith("pages/") ? document.slice("pages/".length) : undefined;
    return sound === site || key === undefined || Object.hasOwn(sound.pages ?? {}, key);
  };
  const opened = index.layouts
    .filter(isSound)
    .flatMap(({ opened: { problems }, pointer }) =>
      problems.map((problem): Diagnostic => ({ ...problem, pointer: pointer + problem.pointer, severity: "error" })),
    );
  const { complete: languages, problems: lacking } = checkLanguages(site, index.compiled, bundled);
  const usedByLabels: UsedText[] = [];
  const referred = checkDocuments(index, usedByLabels);
  const usedTexts = [
    ...index.layouts.flatMap(({ document, pointer, opened }) =>
      textKeys(opened).map((used) => ({ key: used.key, document, pointer: pointer + used.pointer })),
    ),
    ...usedByLabels,
  ]
    .filter(isSound)
    .map((used) => toWritten(used, read));
  const { dictionaries } = bundled;
  const found = checkSite({
    site: sound,
    bundled: bundled.site,
    judge,
    languages,
    dictionaries,
    usedInLayouts: usedTexts,
  });
  const advised = adviseRules(site.rules, judge.isSatisfiable).map((problem) => ({
    ...toError(problem),
    severity: "warning" as const,
  }));
  const inPages = [
    ...opened,
    ...referred,
    ...checkMenus(site, index),
    ...checkPlaces(index),
    ...checkPagePaths(sound, index),
    ...checkRows(index),
    ...checkReach(index),
    ...checkIntents(sound, index),
    ...checkPolling(index),
    ...checkFolding(index),
  ];
  const problems = [
    ...inPages.map((problem) => toWritten(problem, read)),
    ...checkFlags(sound),
    ...checkChoices(sound),
    ...checkAudiences(sound),
    ...checkBanners(sound, index, languages),
    ...checkHelp(sound, index, languages),
    ...checkPromotions(sound, index, languages),
    ...lacking,
    ...checkBlankTexts(sound),
    ...checkOutgoing(sound),
    ...found.map(toError),
    ...checkIcons(sound),
    ...checkParts(site),
    ...advised,
    ...checkTextValues(sound, bundled),
  ];
  return { problems, index, usedTexts };
}

/** A problem as people are shown it: a sentence, and an error. */
function toError({ reason, ...place }: Diagnostic): Diagnostic {
  return { ...place, reason: toSentence(reason), severity: "error" };
}
