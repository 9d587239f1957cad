import type { Diagnostic } from "#contracts/api.ts";
import { adviseRules } from "#compile/checks/adviseRules.ts";
import { checkSite } from "#compile/checks/checkSite.ts";
import type { PatternJudge } from "#compile/patterns/patternFault.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import type { UsedText } from "#compile/checks/checkTexts.ts";
import type { Site } from "#contracts/config.ts";
import { textKeys } from "#engine/index.ts";
import type { Bundled } from "../publishing/bundled/loadBundled.ts";
import { checkChoices } from "./checkChoices.ts";
import { checkDrawing } from "./checkDrawing.ts";
import { checkDocuments } from "./checkDocuments.ts";
import { checkFolding } from "./checkFolding.ts";
import { checkFlags } from "./checkFlags.ts";
import { checkIcons } from "./checkIcons.ts";
import { checkIntents } from "./checkIntents.ts";
import { checkBlankTexts, checkLanguages } from "./checkLanguages.ts";
import { checkLimits } from "./checkLimits.ts";
import { checkMenus } from "./checkMenus.ts";
import { checkPagePaths } from "./checkPagePaths.ts";
import { checkPlaces } from "./checkPlaces.ts";
import { checkPolling } from "./checkPolling.ts";
import { checkReach } from "./checkReach.ts";
import { checkRendering } from "./checkRendering.ts";
import { checkRows } from "./checkRows.ts";
import { checkSiteShape } from "./checkSiteShape.ts";
import type { Drawing } from "./createDrawing.ts";
import type { CheckProgress, Gate } from "./Gate.ts";
import { findImpact } from "./findImpact.ts";
import { indexSite } from "./indexSite.ts";
import type { SiteIndex } from "./SiteIndex.ts";
import { toDrawInput } from "./toDrawInput.ts";
import { toSentence } from "./toSentence.ts";
import { withoutRepeats } from "./withoutRepeats.ts";

/** Most problems that are told at once; with more than that, something basic is wrong. */
const mostProblems = 200;

/** Tells nobody. */
const silent: CheckProgress = { tell: () => undefined };

/** Takes every pattern: judging takes longer than a draft's next key may wait. */
const credulous: PatternJudge = { safety: () => ({ safe: true }), isSatisfiable: () => true };

/**
 * Makes the gate: limits, schemas, what documents refer to, texts, contrast, patterns, and a walk through every page for
 * every kind of visitor, language and theme, drawn with the real renderers where `drawing` can. Where the shape is wrong,
 * what depends on it is not looked at. `frameHosts` are the origins that the platform lets frames show, where it is known.
 */
export function createGate(
  bundled: Bundled,
  drawing: Drawing | null = null,
  { frameHosts }: { frameHosts?: readonly string[] } = {},
): Gate {
  const { dictionaries } = bundled;
  const refer = (
    site: Site,
    judge: PatternJudge,
    { tell }: CheckProgress,
  ): { problems: Diagnostic[]; index?: SiteIndex } => {
    tell("the shape of its documents");
    const limits = checkLimits(site);
    if (limits.length > 0) return { problems: limits };
    const shape = checkSiteShape(site);
    if (shape.length > 0) return { problems: shape };
    tell("what its documents refer to, its patterns, texts and colours");
    const index = indexSite(site, bundled.site, frameHosts);
    const opened = index.layouts.flatMap(({ opened: { problems }, pointer }) =>
      problems.map((problem): Diagnostic => ({ ...problem, pointer: pointer + problem.pointer, severity: "error" })),
    );
    const { complete: languages, problems: lacking } = checkLanguages(site, index.compiled, bundled);
    const usedByLabels: UsedText[] = [];
    const referred = checkDocuments(index, usedByLabels);
    const usedInLayouts = [...usedTexts(index), ...usedByLabels];
    const found = checkSite({ site, bundled: bundled.site, judge, languages, dictionaries, usedInLayouts });
    const advised = adviseRules(site.rules, judge.isSatisfiable).map((problem) => ({
      ...toError(problem),
      severity: "warning" as const,
    }));
    return {
      problems: [
        ...opened,
        ...referred,
        ...checkMenus(site, index),
        ...checkPlaces(index),
        ...checkPagePaths(site, index),
        ...checkRows(index),
        ...checkReach(index),
        ...checkIntents(site, index),
        ...checkPolling(index),
        ...checkFolding(index),
        ...checkFlags(site),
        ...checkChoices(site),
        ...lacking,
        ...checkBlankTexts(site),
        ...found.map(toError),
        ...checkIcons(site),
        ...advised,
      ],
      index,
    };
  };
  const finished = (problems: Diagnostic[]) => withoutRepeats(problems).slice(0, mostProblems);
  const isBroken = (site: Site) => checkLimits(site).length > 0 || checkSiteShape(site).length > 0;
  return {
    toDrawing: (site) => {
      if (isBroken(site)) return null;
      return toDrawInput(site, indexSite(site, bundled.site), bundled);
    },
    impact: async (live, site, { tell, signal } = silent) => {
      tell("the pages that it changes");
      return isBroken(site) ? null : findImpact(live, site, { bundled, drawing, signal });
    },
    quick: async (site) => finished(refer(site, credulous, silent).problems),
    check: async (site, progress = silent) => {
      const { problems, index } = refer(site, patternJudge, progress);
      // What is broken already cannot be tried out.
      if (index === undefined || problems.some(({ severity }) => severity !== "warning")) return finished(problems);
      progress.tell("its pages, drawn for every kind of visitor");
      const drawn = drawing === null ? [] : await checkDrawing(site, index, bundled, drawing, progress.signal);
      return finished([...problems, ...checkRendering(index), ...drawn]);
    },
  };
}

function usedTexts({ layouts }: SiteIndex): UsedText[] {
  return layouts.flatMap(({ document, pointer, opened }) =>
    textKeys(opened).map((used) => ({ key: used.key, document, pointer: pointer + used.pointer })),
  );
}

/** A problem as the console shows it: a sentence, and an error. */
function toError({ reason, ...place }: Diagnostic): Diagnostic {
  return { ...place, reason: toSentence(reason), severity: "error" };
}
