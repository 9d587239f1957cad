import { jsonLanguage } from "@codemirror/lang-json";
import { isRecord } from "#json/isRecord.ts";
import { memberSchemas, schemasAt, type Step } from "./schemasAt.ts";

type Json = Record<string, unknown>;
type SyntaxNode = ReturnType<ReturnType<typeof jsonLanguage.parser.parse>["resolveInner"]>;

/** Something that may be written at a place. */
export interface Suggestion {
  /** A name, or a value as JSON. */
  text: string;
  /** What it is, without the quotes. */
  shown: string;
  /** Whether the value of the name follows behind. */
  isName: boolean;
  /** What it stands for; empty where nobody says it. */
  about: string;
  /** What it is for, in a sentence; empty where nobody says it. */
  help: string;
}

/** What may be written in place of a part of a text. */
export interface Suggestions {
  from: number;
  to: number;
  offers: Suggestion[];
}

/** Names of the site by their format (`pick-flag`), and words for members and for their values. */
export interface SuggestionNames {
  picks(format: string): readonly { value: string; about: string }[];
  aboutOf(member: string, value: string): Pick<Suggestion, "about" | "help">;
  aboutMember(member: string): Pick<Suggestion, "about" | "help">;
}

/**
 * What a schema lets one write at a place of a JSON text, also of one that is not finished: names of members that are not there yet,
 * and values that are named by the schema or by the site. Null where nothing is known.
 */
export function completionsAt(text: string, place: number, schema: Json, names: SuggestionNames): Suggestions | null {
  const [typed = ""] = /"?[^"\s,:{}[\]]*$/.exec(text.slice(0, place)) ?? [];
  const from = place - typed.length;
  const [rest = ""] = (typed.startsWith('"') ? /^[^"\n,:{}[\]]*"?/ : /^[^"\s,:{}[\]]*/).exec(text.slice(place)) ?? [];
  const range = { from, to: place + rest.length };
  const before = text.slice(0, from).trimEnd();
  const around = containerAt(text, from);
  const way = around === null ? null : wayTo(around, text);
  if (around === null || way === null) return null;
  if (before.endsWith(":")) {
    const [, name] = /"((?:[^"\\]|\\.)*)"\s*:$/.exec(before) ?? [];
    if (name === undefined) return null;
    // What the member says now is what is about to change.
    const others = way.map((step, place) => (place === way.length - 1 ? without(step, name) : step));
    const whole = schemasAt(schema, others);
    return offersOf(range, valuesOf(memberSchemas(schema, whole, name), name, names));
  }
  const schemas = schemasAt(schema, way);
  if (around.name === "Array") return offersOf(range, valuesOf(memberSchemas(schema, schemas, 0), "", names));
  if (!/[{,]$/.test(before)) return null;
  const there = new Set(
    membersOf(around, text)
      .filter(({ node }) => node.from !== from)
      .map(({ name }) => name),
  );
  const hasValue = /^\s*:/.test(text.slice(range.to));
  const free = schemas
    .flatMap(({ properties }) => (isRecord(properties) ? Object.keys(properties) : []))
    .filter((name) => !there.has(name) && name !== "$schema");
  return offersOf(
    range,
    [...new Set(free)].map((name) => ({
      text: JSON.stringify(name),
      shown: name,
      isName: !hasValue,
      ...names.aboutMember(name),
    })),
  );
}

function without({ key, strings }: Step, name: string): Step {
  const { [name]: _, ...others } = strings;
  return { key, strings: others };
}

function offersOf(range: { from: number; to: number }, offers: Suggestion[]): Suggestions | null {
  const known = new Map(offers.map((offer) => [offer.text, offer]));
  return known.size === 0 ? null : { ...range, offers: [...known.values()] };
}

function valuesOf(schemas: readonly Json[], member: string, { picks, aboutOf }: SuggestionNames): Suggestion[] {
  return schemas.flatMap((schema) => {
    const { const: only, enum: some, type, format } = schema;
    const named = only === undefined ? (Array.isArray(some) ? (some as unknown[]) : []) : [only];
    const values = type === "boolean" ? [true, false] : named;
    const told = values.map((value) => ({
      text: JSON.stringify(value),
      shown: String(value),
      isName: false,
      ...(typeof value === "string" ? aboutOf(member, value) : { about: "", help: "" }),
    }));
    if (typeof format !== "string" || !format.startsWith("pick-")) return told;
    const picked = picks(format).map(({ value, about }) => ({
      text: JSON.stringify(value),
      shown: value,
      isName: false,
      about,
      help: "",
    }));
    return [...told, ...picked];
  });
}

/** The object or list that a place is in; null outside of all. */
function containerAt(text: string, place: number): SyntaxNode | null {
  let node: SyntaxNode | null = jsonLanguage.parser.parse(text).resolveInner(place, -1);
  while (node !== null && !((node.name === "Object" || node.name === "Array") && node.from < place)) node = node.parent;
  return node;
}

/** The way from the whole to an object or list. */
function wayTo(container: SyntaxNode, text: string): Step[] | null {
  const way: Step[] = [];
  for (let node: SyntaxNode | null = container; node !== null;) {
    const strings = node.name === "Object" ? stringsOf(node, text) : {};
    const holder: SyntaxNode | null = node.parent;
    if (holder === null || holder.name === "JsonText") return [{ key: null, strings }, ...way];
    if (holder.name === "Property") {
      const named: SyntaxNode | null = holder.getChild("PropertyName");
      if (named === null) return null;
      way.unshift({ key: readString(text, named), strings });
      node = holder.parent;
    } else if (holder.name === "Array") {
      way.unshift({ key: 0, strings });
      node = holder;
    } else return null;
  }
  return null;
}

function membersOf(object: SyntaxNode, text: string): { name: string; node: SyntaxNode; property: SyntaxNode }[] {
  return object.getChildren("Property").flatMap((property) => {
    const node = property.getChild("PropertyName");
    return node === null ? [] : [{ name: readString(text, node), node, property }];
  });
}

function stringsOf(object: SyntaxNode, text: string): Record<string, string> {
  const found = membersOf(object, text).flatMap(({ name, property }) => {
    const value = property.getChild("String");
    return value === null ? [] : [[name, readString(text, value)] as const];
  });
  return Object.fromEntries(found);
}

function readString(text: string, { from, to }: { from: number; to: number }): string {
  try {
    return String(JSON.parse(text.slice(from, to)));
  } catch {
    return "";
  }
}
