/** An element of a file, and where it begins. */
export interface XmlElement {
  /** Without the prefix of its namespace. */
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: readonly (XmlElement | string)[];
  /** Counted from one. */
  line: number;
}

/** The root of a file, or the line in which it cannot be read and why. */
export type XmlRead = { ok: true; root: XmlElement } | { ok: false; line: number; why: "xml" | "doctype" };

type Open = {
  name: string;
  written: string;
  attributes: Map<string, string>;
  children: (XmlElement | string)[];
  line: number;
};

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'" };
/** What begins behind a `<`, as far as a file of texts has it. */
const opening = /([A-Za-z_][\w.:-]*)((?:\s+[A-Za-z_][\w.:-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Reads XML as files of texts have it: elements, attributes, text. What declares a document type is refused as a whole, so there are no
 * entities but the five of XML: nothing is loaded, and nothing grows. The browser's own reader tells no lines, and is closed to
 * texts of strangers here.
 */
export function readXml(text: string): XmlRead {
  const root: Open = { name: "", written: "", attributes: new Map(), children: [], line: 1 };
  const open: Open[] = [root];
  let [place, line, counted] = [0, 1, 0];
  const lineAt = (end: number) => {
    for (; counted < end; counted++) if (text[counted] === "\n") line++;
    return line;
  };
  const fail = (at: number, why: "xml" | "doctype" = "xml"): XmlRead => ({ ok: false, line: lineAt(at), why });
  while (place < text.length) {
    const top = open.at(-1) ?? root;
    const next = text.indexOf("<", place);
    const words = text.slice(place, next < 0 ? text.length : next);
    if (words !== "") {
      const said = decode(words);
      if (said === null || (top === root && said.trim() !== "")) return fail(place);
      if (top !== root) top.children.push(said);
    }
    if (next < 0) break;
    const skipped = skip(text, next);
    if (skipped === null || skipped === "doctype") return fail(next, skipped ?? "xml");
    if (skipped.end > next) {
      if (skipped.said !== undefined) top.children.push(skipped.said);
      place = skipped.end;
    } else if (text[next + 1] === "/") {
      const end = text.indexOf(">", next);
      if (end < 0 || top === root || text.slice(next + 2, end).trim() !== top.written) return fail(next);
      open.pop();
      place = end + 1;
    } else {
      opening.lastIndex = next + 1;
      const found = opening.exec(text);
      const [, written = "", listed = "", isEmpty] = found ?? [];
      const attributes = found === null ? null : attributesOf(listed);
      if (attributes === null || (top === root && root.children.length > 0)) return fail(next);
      const element: Open = {
        name: written.replace(/^.*:/, ""),
        written,
        attributes,
        children: [],
        line: lineAt(next),
      };
      top.children.push(element);
      if (isEmpty === "") open.push(element);
      place = opening.lastIndex;
    }
  }
  const [only] = root.children;
  if (open.length > 1 || only === undefined || typeof only === "string") return fail(text.length);
  return { ok: true, root: only };
}

/** Where what is no element ends, and what it says; null where it does not end. */
function skip(text: string, at: number): { end: number; said?: string } | null | "doctype" {
  const kinds = [
    ["<!--", "-->"],
    ["<![CDATA[", "]]>"],
    ["<?", "?>"],
  ] as const;
  for (const [start, stop] of kinds) {
    if (!text.startsWith(start, at)) continue;
    const end = text.indexOf(stop, at + start.length);
    if (end < 0) return null;
    const said = start === "<![CDATA[" ? { said: text.slice(at + start.length, end) } : {};
    return { end: end + stop.length, ...said };
  }
  return text.startsWith("<!", at) ? "doctype" : { end: at };
}

function attributesOf(listed: string): Map<string, string> | null {
  const attributes = new Map<string, string>();
  for (const [, name = "", one, other] of listed.matchAll(attribute)) {
    const value = decode(one ?? other ?? "");
    if (value === null || attributes.has(name)) return null;
    attributes.set(name, value);
  }
  return attributes;
}

/** A text with its entities put in; null where one is unknown. */
function decode(text: string): string | null {
  let isKnown = true;
  const said = text.replace(/&([^;&\s]{0,32};?)/g, (_whole, inside: string) => {
    const name = inside.endsWith(";") ? inside.slice(0, -1) : "";
    const number = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name);
    const code = number ? (number[1] === undefined ? Number(number[2]) : Number.parseInt(number[1], 16)) : -1;
    const isLetter = code > 0 && code <= 0x10_ff_ff;
    const letter = isLetter ? String.fromCodePoint(code) : Object.hasOwn(entities, name) ? entities[name] : undefined;
    if (letter === undefined) isKnown = false;
    return letter ?? "";
  });
  return isKnown ? said.replaceAll("\r\n", "\n") : null;
}
