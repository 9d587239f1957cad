import type { Diagnostic } from "#contracts/api.ts";
import { isRecord } from "#json/isRecord.ts";
import { patternJudge } from "#compile/patterns/patternJudge.ts";
import type { PageDocument, Site } from "#contracts/config.ts";
import type { Bundled } from "#server/features/publishing/bundled/loadBundled.ts";
import { checkDrawing } from "#server/features/gate/drawing/checkDrawing.ts";
import { checkLimits } from "#server/features/gate/shape/checkLimits.ts";
import { checkReferences } from "#server/features/gate/checkReferences.ts";
import { checkRendering } from "#server/features/gate/site/checkRendering.ts";
import { checkSchema } from "#server/features/gate/shape/checkSchema.ts";
import type { Drawing } from "#server/features/gate/drawing/createDrawing.ts";
import { withoutSchemaLinks } from "#server/features/publishing/withoutSchemaLinks.ts";
import { findUnusedTexts } from "./findUnusedTexts.ts";
import type { FileDiagnostic, PageFile } from "./PageFile.ts";

/** What pages are checked with. */
export interface PageCheck {
  /** What comes with the product, and the brand that they are put into. */
  bundled: Bundled;
  /** A live site that they are put into in place of the brand; what is wrong in it elsewhere is not told. */
  live?: Site;
  /** Draws them; null or left out where they are only walked with the engine. */
  drawing?: Drawing | null;
}

/**
 * Checks page documents by the publish gate itself, without a platform: put into a site, what they are made of, what they refer
 * to, their texts, and every one drawn. What is wrong with one does not hide what is wrong with another.
 */
export async function checkPages(files: readonly PageFile[], check: PageCheck): Promise<FileDiagnostic[]> {
  const problems: FileDiagnostic[] = [];
  const pages = new Map<string, PageFile>();
  const sound = new Set<string>();
  for (const file of files) {
    const { path, json, key } = file;
    for (const { line, pointer, reason } of json.errors)
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
  for (const problem of await checkTogether(pages, sound, check)) {
    const file = [...pages].find(([key]) => problem.document === `pages/${key}`)?.[1];
    if (file !== undefined) problems.push(...toFileProblems([problem], file));
    // The brand alone has no errors: what is wrong outside of the pages came with them, unless some could not be read.
    else if (check.live === undefined && sound.size === files.length && problem.severity !== "warning")
      problems.push({ ...toPlace(problem), file: `the site: ${problem.document}`, line: 1 });
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

/**
 * What the gate says of the site that has all the pages. Pages that are broken in parts are read as far as they go; what is
 * sound is drawn.
 */
async function checkTogether(
  pages: ReadonlyMap<string, PageFile>,
  sound: ReadonlySet<string>,
  { bundled, live, drawing = null }: PageCheck,
): Promise<Diagnostic[]> {
  const { forms: _forms, ...brand } = bundled.site;
  const base: Site = live ?? brand;
  const documents = [...pages].map(([key, { json }]) => [key, withoutSchemaLinks(json.value) as PageDocument] as const);
  const withPages = (added: typeof documents): Site => ({
    ...base,
    pages: { ...base.pages, ...Object.fromEntries(added) },
  });
  const site = withPages(documents);
  const soundDocuments = documents.filter(([key]) => sound.has(key));
  const isWhole = soundDocuments.length === documents.length;
  const soundSite = isWhole ? site : withPages(soundDocuments);
  const { problems, index, usedTexts } = checkReferences(site, { bundled, judge: patternJudge, sound: soundSite });
  const used = usedTexts.map(({ key }) => key);
  const found = [...problems, ...findUnusedTexts(soundSite.pages, used), ...checkRendering(index)];
  const isFine = isWhole && found.every(({ severity }) => severity === "warning");
  return isFine && drawing !== null ? [...found, ...(await checkDrawing(site, index, bundled, drawing))] : found;
}

function toFileProblems(problems: readonly Diagnostic[], { path, json }: PageFile): FileDiagnostic[] {
  return problems.map((problem) => ({ ...toPlace(problem), file: path, line: json.lineOf(problem.pointer) }));
}

function toPlace({ pointer, reason, severity = "error", nearest }: Diagnostic) {
  return { pointer, reason, severity, ...(nearest !== undefined && { nearest }) };
}
