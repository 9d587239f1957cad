import { productLanguage, sourceTextOf, valueFaults, type ValueFaults } from "#compile/checks/valueFaults.ts";
import type { TextTable } from "#i18n/TextTable.ts";
import { firstLanguage, ownTexts } from "../textRows.ts";
import type { FileFault, FileText, FileTexts } from "./FileTexts.ts";

/** What taking a file in would do to one text. */
export interface ImportChange {
  kind: "added" | "changed" | "removed";
  line: number;
  language: string;
  key: string;
  /** What the site says now; empty where it says nothing. */
  before: string;
  /** What it would say; empty where the language would have no text any more. */
  after: string;
  /** What the brand would say; undefined where that is nothing. */
  own: string | undefined;
  faults: ValueFaults;
}

/** What taking a file in would do. */
export interface ImportPlan {
  changes: readonly ImportChange[];
  faults: readonly FileFault[];
  /** Texts that are as they were. */
  same: number;
}

/** What a site has of texts. */
export interface ImportSite {
  site: unknown;
  bundled: Readonly<Record<string, TextTable | undefined>>;
  /** Keys that there are. */
  keys: ReadonlySet<string>;
}

/** The longest text that the platform keeps (texts.schema.json). */
const longest = 4000;

/** The difference between what a file says and what a site says, each text judged before anything is taken in. */
export function planImport({ texts, faults }: FileTexts, { site, bundled, keys }: ImportSite): ImportPlan {
  const codes = [...new Set([productLanguage, firstLanguage(site), ...texts.map(({ language }) => language)])];
  const own = Object.fromEntries(codes.map((code) => [code, ownTexts(site, code)]));
  // What the file says in English is what its translations are made from.
  const english = { ...own[productLanguage] };
  for (const { language, key, text } of texts)
    if (language === productLanguage && text !== "" && keys.has(key)) english[key] = text;
  const sources = {
    own: { ...own, [productLanguage]: english },
    bundled: bundled[productLanguage] ?? {},
    first: firstLanguage(site),
  };
  const refused: FileFault[] = [...faults];
  const changes: ImportChange[] = [];
  const seen = new Map<string, number>();
  let same = 0;
  for (const each of texts) {
    const { line, language, key, text } = each;
    const fault = faultOf(each, keys, seen);
    if (fault !== undefined) {
      if (!refused.some((other) => other.line === line && other.why === fault))
        refused.push({ line, why: fault, what: key });
      continue;
    }
    const mine = at(own[language], key);
    const given = at(bundled[language], key);
    const before = mine ?? given ?? "";
    // An empty cell says that the brand has no text of its own.
    const next = text === "" || text === given ? undefined : text;
    if (next === mine || (text === before && mine !== undefined)) {
      same += 1;
      continue;
    }
    changes.push({
      kind: next === undefined ? "removed" : before === "" ? "added" : "changed",
      line,
      language,
      key,
      before,
      after: next ?? given ?? "",
      own: next,
      faults:
        next === undefined
          ? { missing: [], foreign: [] }
          : valueFaults(key, sourceTextOf(key, language, sources), next),
    });
  }
  return { changes, faults: refused, same };
}

function faultOf({ line, language, key, text }: FileText, keys: ReadonlySet<string>, seen: Map<string, number>) {
  if (!keys.has(key)) return "foreignKey";
  const place = `${language} ${key}`;
  if (seen.has(place) && seen.get(place) !== line) return "twice";
  seen.set(place, line);
  if (text.length > longest) return "tooLong";
  return text.isWellFormed() && !text.includes("\0") ? undefined : "letters";
}

function at(table: TextTable | undefined, key: string): string | undefined {
  return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
