import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages as known } from "#i18n/languages.ts";
import type { FileFault, FileText, FileTexts } from "./FileTexts.ts";
import { readXml, type XmlElement } from "./readXml.ts";

/** A text for a translator. */
interface XliffUnit {
  key: string;
  source: string;
  target: string;
  isDone: boolean;
}

const namespace = "urn:oasis:names:tc:xliff:document:2.0";
const value = /(\{\{[^{}]*\}\}|\((?:min|max)\))/;

/** Texts of one language as XLIFF 2.0; what a page fills in is a placeholder, which tools for translation keep whole. */
export function writeXliff(units: readonly XliffUnit[], from: string, to: string): string {
  const lines = units.map(({ key, source, target, isDone }) =>
    [
      `    <unit id="${escape(key)}">`,
      `      <segment state="${isDone ? "translated" : "initial"}">`,
      `        <source xml:space="preserve">${inline(source)}</source>`,
      ...(target === "" ? [] : [`        <target xml:space="preserve">${inline(target)}</target>`]),
      "      </segment>",
      "    </unit>",
    ].join("\n"),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${namespace}" version="2.0" srcLang="${tagOf(from)}" trgLang="${tagOf(to)}">`,
    '  <file id="texts">',
    ...lines,
    "  </file>",
    "</xliff>",
    "",
  ].join("\n");
}

/** Reads the translations of an XLIFF 2.0 file, for the languages that the site has. What has no translation yet is passed over. */
export function readXliffTexts(text: string, languages: readonly string[]): FileTexts {
  const read = readXml(text);
  if (!read.ok) return { texts: [], faults: [{ line: read.line, why: read.why }] };
  const { root } = read;
  const fault = (why: string, what?: string): FileTexts => ({
    texts: [],
    faults: [{ line: root.line, why, ...(what === undefined ? {} : { what }) }],
  });
  if (root.name !== "xliff") return fault("noXliff");
  const version = root.attributes.get("version") ?? "";
  if (!version.startsWith("2.")) return fault("version", version);
  const target = root.attributes.get("trgLang") ?? "";
  const language = languages.find((code) => tagOf(code).toLowerCase() === target.toLowerCase() || code === target);
  if (language === undefined) return fault("foreignLanguage", target);
  const faults: FileFault[] = [];
  const texts: FileText[] = [];
  for (const unit of unitsOf(root)) {
    const key = unit.attributes.get("id") ?? "";
    const originals = new Map(
      elements(unit, "originalData").flatMap((all) =>
        elements(all, "data").map((data) => [data.attributes.get("id") ?? "", wordsOf(data, new Map()) ?? ""] as const),
      ),
    );
    const segments = unit.children.filter(
      (child): child is XmlElement =>
        typeof child !== "string" && (child.name === "segment" || child.name === "ignorable"),
    );
    const isTranslated = segments.some((segment) => elements(segment, "target").length > 0);
    if (!isTranslated) continue;
    const parts = segments.map((segment) => {
      const [said] = [...elements(segment, "target"), ...elements(segment, "source")];
      return said === undefined ? "" : wordsOf(said, originals);
    });
    if (parts.includes(null)) faults.push({ line: unit.line, why: "inline", what: key });
    else texts.push({ line: unit.line, language, key, text: parts.join("") });
  }
  return { texts, faults };
}

function unitsOf(root: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const open: XmlElement[] = [root];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.name === "unit") found.push(next);
    else if (next.name === "xliff" || next.name === "file" || next.name === "group")
      open.push(...next.children.filter((child): child is XmlElement => typeof child !== "string").toReversed());
  }
  return found;
}

function elements(parent: XmlElement, name: string): XmlElement[] {
  return parent.children.filter((child): child is XmlElement => typeof child !== "string" && child.name === name);
}

/** What an element says, with its placeholders; null where it holds what a text of a site cannot. */
function wordsOf(element: XmlElement, originals: ReadonlyMap<string, string>): string | null {
  const words = element.children.map((child): string | null => {
    if (typeof child === "string") return child;
    if (child.name === "ph")
      return originals.get(child.attributes.get("dataRef") ?? "") ?? child.attributes.get("equiv") ?? null;
    if (child.name === "cp")
      return String.fromCodePoint(Number.parseInt(child.attributes.get("hex") ?? "20", 16) || 0x20);
    return child.name === "mrk" ? wordsOf(child, originals) : null;
  });
  return words.includes(null) ? null : words.join("");
}

function inline(text: string): string {
  return text
    .split(value)
    .map((part, place) =>
      place % 2 === 0 ? escape(part) : `<ph id="${place}" equiv="${escape(part)}" disp="${escape(part)}"/>`,
    )
    .join("");
}

function escape(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("\r", "&#13;");
}

function tagOf(code: string): string {
  return isLanguageCode(code) ? known[code].tag : code;
}
