import type { Diagnostic } from "#contracts/api.ts";
import { createFindingNamer } from "#compile/findings/createFindingNamer.ts";
import { toWritten } from "#compile/parts/toWritten.ts";
import { writtenDocuments } from "#compile/parts/writtenDocuments.ts";
import type { PatternJudge } from "#compile/patterns/patternError.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import type { Site } from "#contracts/config.ts";
import { createLayoutOpener } from "./createLayoutOpener.ts";
import type { Bundled } from "../publishing/bundled/loadBundled.ts";
import { checkDrawing } from "./drawing/checkDrawing.ts";
import { checkLimits } from "./shape/checkLimits.ts";
import { checkReferences } from "./checkReferences.ts";
import { checkRendering } from "./site/checkRendering.ts";
import { checkSiteShape } from "./shape/checkSiteShape.ts";
import type { Drawing } from "./drawing/createDrawing.ts";
import { findImpact, type PageImpact } from "./drawing/findImpact.ts";
import { indexSite } from "./indexSite.ts";
import type { SiteIndex } from "./SiteIndex.ts";
import { toDrawInput, type DrawRequest } from "./drawing/toDrawInput.ts";
import { tryRegistrations } from "./trying/tryRegistrations.ts";

/** What a check tells while it runs, and how it is told to end. */
export interface CheckProgress {
  /** What is looked at now, in words that follow "while it looked at". */
  tell(what: string): void;
  /** Ends the drawing of pages; the check rejects then. */
  signal?: AbortSignal | undefined;
}

/** What a configuration has to pass before it goes live. */
export interface Gate {
  /** Everything; takes up to a few seconds. */
  check(site: Site, progress?: CheckProgress): Promise<Diagnostic[]>;
  /** What can be said while somebody types: shape, references, contrast. */
  quick(site: Site): Promise<Diagnostic[]>;
  /** The pages that publishing it changes, against what is live; null where it cannot be drawn. */
  impact(live: Site, site: Site, progress?: CheckProgress): Promise<PageImpact | null>;
  /** What its pages are drawn from; null where it is too broken to be compiled. */
  toDrawing(site: Site): DrawRequest | null;
}

/** Most problems that are told at once; with more than that, something basic is wrong. */
const mostProblems = 200;

/** Tells nobody. */
const silent: CheckProgress = { tell: () => undefined };

/** Whether a problem lies in a node of a document, which the document's door replaces or mends. */
function isInNode(document: string, pointer: string): boolean {
  return /^(?:layouts|pages)\//.test(document) && /^(?:\/layout)?\/root\//.test(pointer);
}

/** Takes every pattern: judging takes longer than a draft's next key may wait. */
const credulous: PatternJudge = { safety: () => ({ safe: true }), isSatisfiable: () => true };

/**
 * Makes the gate: limits, schemas, what documents refer to, texts, contrast, patterns, registrations that are tried, and a walk
 * through every page for every kind of visitor, language and theme, drawn with the real renderers where `drawing` can. Where the shape is wrong,
 * what depends on it is not looked at. `frameHosts` are the origins that the platform lets frames show, where it is known.
 */
export function createGate(
  bundled: Bundled,
  drawing: Drawing | null = null,
  { frameHosts }: { frameHosts?: readonly string[] } = {},
): Gate {
  const openLayout = createLayoutOpener();
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
    return checkReferences(site, { bundled, judge, frameHosts, openLayout });
  };
  const nameFinding = createFindingNamer(bundled.findings);
  const finished = (problems: Diagnostic[]) =>
    withoutRepeats(problems)
      .slice(0, mostProblems)
      .map((problem) => ({ ...problem, ...nameFinding(problem.reason) }));
  // What is wrong inside of a document costs the node that it is in: the preview draws the others, and says so at that node.
  const isDrawable = (site: Site) =>
    checkLimits(site).length === 0 &&
    checkSiteShape(site).every(({ pointer, document }) => isInNode(document, pointer));
  const isBroken = (site: Site) => checkLimits(site).length > 0 || checkSiteShape(site).length > 0;
  return {
    toDrawing: (site) => {
      if (!isDrawable(site)) return null;
      return toDrawInput(site, indexSite(site, bundled.site, { openLayout }), bundled);
    },
    impact: async (live, site, { tell, signal } = silent) => {
      tell("the pages that it changes");
      return isBroken(site) ? null : findImpact(live, site, { bundled, drawing, openLayout, signal });
    },
    quick: async (site) => finished(refer(site, credulous, silent).problems),
    check: async (site, progress = silent) => {
      const { problems, index } = refer(site, patternJudge, progress);
      // What is broken already cannot be tried out.
      if (index === undefined || problems.some(({ severity }) => severity !== "warning")) return finished(problems);
      progress.tell("registrations that its rules ask for");
      const tried = await tryRegistrations(site, index);
      progress.tell("its pages, drawn for every kind of visitor");
      const drawn = drawing === null ? [] : await checkDrawing(site, index, bundled, drawing, progress.signal);
      const read = writtenDocuments(site, bundled.site.layouts);
      const seen = [...checkRendering(index), ...drawn].map((problem) => toWritten(problem, read));
      return finished([...problems, ...tried, ...seen]);
    },
  };
}

/** Problems without those that say again what was said of the same place: several checks may trip over one mistake. */
function withoutRepeats(problems: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return problems.filter(({ document, pointer }) => {
    const place = `${document} ${pointer}`;
    if (seen.has(place)) return false;
    seen.add(place);
    return true;
  });
}
