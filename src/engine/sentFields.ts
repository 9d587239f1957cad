import type { Fields } from "#contracts/config.ts";
import { isRecord } from "#json/isRecord.ts";
import { sentCondition } from "./sentCondition.ts";

/** A call sends at most so many fields; more are no form that somebody fills in. */
const mostSent = 40;

/** Longer words are cut. */
const longestWords = 300;

/** What a field that a call sends may say. Nothing of it does anything, or reads what the page knows. */
const plain = [
  "name",
  "widget",
  "required",
  "rule",
  "whenHidden",
  "autoComplete",
  "inputMode",
  "look",
  "least",
  "most",
  "types",
  "maxBytes",
] as const;

/** Widgets that a call may ask for: those that stand for themselves. */
const widgets: readonly unknown[] = [
  "text",
  "textarea",
  "select",
  "checkbox",
  "number",
  "money",
  "date",
  "slider",
  "stars",
  "pin",
  "upload",
];

/**
 * Fields that a call sends, as those of a document: the player's site and the platform compile both with `compileFields`. Their
 * words are plain words in the player's language, or `{ "text": … }` with a text key of the site. Undefined where it is no list
 * of fields; what is no field among them, and what a field may not say, is left out.
 */
export function sentFields(sent: unknown): Fields | undefined {
  if (!Array.isArray(sent)) return undefined;
  const fields = (sent as unknown[]).slice(0, mostSent).flatMap((field) => fieldOf(field) ?? []);
  return fields.length === 0 && sent.length > 0 ? undefined : (fields as unknown as Fields);
}

function fieldOf(sent: unknown): Record<string, unknown> | undefined {
  if (!isRecord(sent) || typeof sent["name"] !== "string" || !widgets.includes(sent["widget"])) return undefined;
  const label = wordsOf(sent["label"]);
  if (label === undefined) return undefined;
  const when = sentCondition(sent["when"]);
  const options = Array.isArray(sent["options"])
    ? { options: sent["options"].flatMap((one) => optionOf(one) ?? []) }
    : {};
  const words = { placeholder: wordsOf(sent["placeholder"]), help: wordsOf(sent["help"]) };
  const begin = ["string", "number", "boolean"].includes(typeof sent["default"]) ? { default: sent["default"] } : {};
  const said = plain.flatMap((name) => (holdsBinding(sent[name]) ? [] : [[name, sent[name]] as const]));
  const members = { ...Object.fromEntries(said), label, when, ...words, ...options, ...begin, ...currencyOf(sent) };
  return Object.fromEntries(Object.entries(members).filter(([, member]) => member !== undefined));
}

function optionOf(sent: unknown): Record<string, unknown> | undefined {
  if (!isRecord(sent) || !["string", "number", "boolean"].includes(typeof sent["value"])) return undefined;
  const [label, note] = [wordsOf(sent["label"]), wordsOf(sent["note"])];
  return label === undefined ? undefined : { value: sent["value"], label, ...(note !== undefined && { note }) };
}

/** Words as a text of a document; undefined where they are none. */
function wordsOf(sent: unknown): unknown {
  if (typeof sent === "string" && sent !== "")
    return { text: "form.words", values: { words: sent.slice(0, longestWords) } };
  return isRecord(sent) && typeof sent["text"] === "string" ? { text: sent["text"] } : undefined;
}

function currencyOf({ currency }: Record<string, unknown>): Record<string, unknown> {
  return typeof currency === "string" && /^[A-Z]{3}$/.test(currency) ? { currency } : {};
}

/** A binding would read what the page knows, which the platform cannot judge. */
function holdsBinding(value: unknown): boolean {
  if (!isRecord(value)) return false;
  return "bind" in value || Object.values(value).some(holdsBinding);
}
