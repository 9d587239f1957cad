import type { Diagnostic } from "#contracts/api.ts";
import { checkSite } from "#compile/checks/checkSite.ts";
import type { UsedText } from "#compile/checks/checkTexts.ts";
import { isRecord } from "#json/isRecord.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import type { PageDocument, Site } from "#contracts/config.ts";
import { textKeys } from "#engine/index.ts";
import type { Bundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkBlankTexts } from "#server/features/gate/checkLanguages.ts";
import { checkDocuments } from "#server/features/gate/checkDocuments.ts";
import { checkFolding } from "#server/features/gate/checkFolding.ts";
import { checkIcons } from "#server/features/gate/checkIcons.ts";
import { checkLimits } from "#server/features/gate/checkLimits.ts";
import { checkMenus } from "#server/features/gate/checkMenus.ts";
import { checkPagePaths } from "#server/features/gate/checkPagePaths.ts";
import { checkPlaces } from "#server/features/gate/checkPlaces.ts";
import { checkPolling } from "#server/features/gate/checkPolling.ts";
import { checkRows } from "#server/features/gate/checkRows.ts";
import { checkRendering } from "#server/features/gate/checkRendering.ts";
import { checkSchema } from "#server/features/gate/checkSchema.ts";
import { indexSite } from "#server/features/gate/indexSite.ts";
import { toSentence } from "#server/features/gate/toSentence.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { findUnusedTexts } from "./findUnusedTexts.ts";
import type { FileDiagnostic, PageFile } from "./PageFile.ts";

/**
 * Checks page documents the way the publish gate would, without a platform: put into the bundled brand, what they are made
 * of, what they refer to, and their texts. What is wrong with one does not hide what is wrong with another.
 */
export function checkPages(files: readonly PageFile[], bundled: Bundled): FileDiagnostic[] {
  const problems: FileDiagnostic[] = [];
  const pages = new Map<string, PageFile>();
  const sound = new Set<string>();
  for (const file of files) {
    const { path, json, key } = file;
    for (const { line, pointer, reason } of json.faults)
      problems.push({ file: path, line, pointer, reason, severity: "error" });
    if (json.value === undefined) continue;
    const found = [...checkLimits(json.value), ...checkSchema("page", json.value, path)];
    if (key === undefined || !isRecord(json.value)) {
      problems.push(...toFileProblems(found, file));
      continue;
    }
    const other = pages.get(key);
    if (other !== undefined) {
      found.push({
        document: path,
        pointer: "/key",
        reason: `${other.path} has the key "${key}" already`,
        severity: "error",
      });
    } else {
      pages.set(key, file);
      // A bad node costs that node; what is wrong around the layout costs the page's texts and its place in the menu.
      if (found.every(({ pointer }) => pointer.startsWith("/layout/root"))) sound.add(key);
    }
    problems.push(...toFileProblems(found, file));
  }
  const referring = checkTogether(pages, sound, bundled);
  for (const [key, file] of pages) {
    problems.push(
      ...toFileProblems(
        referring.filter(({ document }) => document === `pages/${key}`),
        file,
      ),
    );
  }
  return withoutRepeats(problems).toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}

/** Each place once, and each thing that is missing once: a text may be used in many places. */
function withoutRepeats(problems: readonly FileDiagnostic[]): FileDiagnostic[] {
  const seen = new Set<string>();
  return problems.filter(({ file, pointer, reason }) => {
    const marks = [`${file} ${pointer}`, ...(reason.includes(" is missing in ") ? [`${file} ${reason}`] : [])];
    const isKnown = marks.some((mark) => seen.has(mark));
    for (const mark of marks) seen.add(mark);
    return !isKnown;
  });
}

/** What the pages refer to, in a site that has them all. Pages that are broken in parts are read as far as they go. */
function checkTogether(
  pages: ReadonlyMap<string, PageFile>,
  sound: ReadonlySet<string>,
  bundled: Bundled,
): Diagnostic[] {
  const { forms: _forms, ...brand } = bundled.site;
  const documents = [...pages].map(([key, { json }]) => [key, withoutSchemaLinks(json.value) as PageDocument] as const);
  const site: Site = { ...brand, pages: Object.fromEntries(documents) };
  const soundSite: Site = { ...brand, pages: Object.fromEntries(documents.filter(([key]) => sound.has(key))) };
  const index = indexSite(site, bundled.site);
  const isSound = ({ document }: { document: string }) =>
    !document.startsWith("pages/") || sound.has(document.slice("pages/".length));
  const usedByLabels: UsedText[] = [];
  const referred = checkDocuments(index, usedByLabels);
  const written = index.layouts
    .filter(isSound)
    .flatMap(({ document, pointer, opened }) =>
      textKeys(opened).map((used) => ({ key: used.key, document, pointer: pointer + used.pointer })),
    );
  const usedInLayouts = [...written, ...usedByLabels.filter(isSound)];
  const { dictionaries } = bundled;
  const languages = site.brand.settings.languages.filter((language) => bundled.languages.has(language));
  const input = { bundled: bundled.site, judge: patternJudge, languages, dictionaries, usedInLayouts };
  return [
    ...referred,
    ...checkMenus(site, index),
    ...checkPlaces(index),
    ...checkPagePaths(soundSite, index),
    ...checkRows(index),
    ...checkPolling(index),
    ...checkFolding(index),
    ...checkIcons(soundSite),
    ...checkBlankTexts(soundSite),
    ...findUnusedTexts(
      soundSite.pages,
      usedInLayouts.map(({ key }) => key),
    ),
    ...index.compiled.problems.map(toError),
    ...checkSite({ ...input, site: soundSite }).map(toError),
    ...checkRendering(index),
  ];
}

function toError(problem: Diagnostic): Diagnostic {
  return { ...problem, reason: toSentence(problem.reason), severity: "error" };
}

function toFileProblems(problems: readonly Diagnostic[], { path, json }: PageFile): FileDiagnostic[] {
  return problems.map(({ pointer, reason, severity = "error", nearest }) => ({
    file: path,
    line: json.lineOf(pointer),
    pointer,
    reason,
    severity,
    ...(nearest !== undefined && { nearest }),
  }));
}
