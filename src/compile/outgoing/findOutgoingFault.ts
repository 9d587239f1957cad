import { outgoingTexts, type OutgoingTextKey, type OutgoingTextRule } from "./outgoingTexts.ts";

/** Everything between double braces, whatever it is. */
const braces = /\{\{([^{}]*)\}\}/g;
/** Line ends of any kind, and what turns the direction of the words around it. */
const breaks = /[\p{Cc}\u2028\u2029]/u;
const turns = /[\u202A-\u202E\u2066-\u2069]/u;

/** Whether a text of this key goes out by mail or text message. */
export function isOutgoingText(key: string): key is OutgoingTextKey {
  return Object.hasOwn(outgoingTexts, key);
}

/**
 * What is wrong with a text that goes out by mail or text message, as a sentence; undefined where nothing is. A message that lost
 * its code or link is worth nothing to its reader, and a value that nobody gives would be read as it is written.
 */
export function findOutgoingFault(key: OutgoingTextKey, text: string): string | undefined {
  const { must, may, isOneLine, longest }: OutgoingTextRule = outgoingTexts[key];
  const shown = new Set([...text.matchAll(braces)].map(([, inside = ""]) => inside.trim()));
  const lost = must.filter((name) => !shown.has(name));
  const known = [...must, ...may];
  const strange = [...shown].filter((name) => !known.includes(name));
  if (text.trim() === "") return `The text ${key} is empty`;
  if (lost.length > 0) return `The text ${key} has to show ${list(lost)}`;
  if (strange.length > 0)
    return `The text ${key} shows ${list(strange)}, which nobody gives; it may show ${list(known)}`;
  if (text.replaceAll(braces, "").includes("{{")) return `The text ${key} has braces that are not closed`;
  if (isOneLine && breaks.test(text)) return `The text ${key} is a subject: it has one line`;
  if (turns.test(text))
    return `The text ${key} has a character that turns the direction of words; its reader would be misled`;
  if ([...text].length > longest) return `The text ${key} has at most ${longest} characters`;
  return undefined;
}

function list(names: readonly string[]): string {
  return names.map((name) => `{{${name}}}`).join(", ");
}
