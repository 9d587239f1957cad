import { findForeignScript } from "./findForeignScript.ts";
import type { Locale } from "./readLocales.ts";

/** Ending of a plural form (i18next). */
const plural = /_(zero|one|two|few|many|other)$/;

/** A key without the ending of its plural form, where it has one and the language has the whole set of forms. */
export function withoutPlural(key: string, has: (key: string) => boolean): string {
  const stem = key.replace(plural, "");
  return stem !== key && has(`${stem}_other`) ? stem : key;
}

/**
 * What a language that is to be complete lacks against the first one (English): a key, a plural form of its own, a
 * value that the text must show, its own script.
 */
export function findLocaleFaults(language: string, tag: string, locale: Locale, model: Locale): string[] {
  const stemsOf = (texts: Locale) =>
    new Set([...texts.keys()].map((key) => withoutPlural(key, (one) => texts.has(one))));
  const [own, wanted] = [stemsOf(locale), stemsOf(model)];
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  return [
    ...[...wanted.difference(own)].map((key) => `${language}: ${key} has no text`),
    ...[...own.difference(wanted)].map((key) => `${language}: ${key} is in no other language`),
    ...[...locale.keys()]
      .filter((key) => key.endsWith("_other"))
      .flatMap((key) => forms.map((form) => key.replace(plural, `_${form}`)))
      .filter((key) => !locale.has(key))
      .map((key) => `${language}: ${key} is a plural form that the language has`),
    ...[...locale].flatMap(([key, { text }]) => valueFaults(language, key, text, model)),
    ...[...locale].flatMap(([key, { text }]) => {
      const fault = findForeignScript(tag, text, model.get(key)?.text ?? "");
      return fault === undefined ? [] : [`${language}: ${key} ${fault}`];
    }),
  ];
}

function valueFaults(language: string, key: string, text: string, model: Locale): string[] {
  if (text.trim() === "") return [`${language}: ${key} is empty`];
  // Record 18.
  if (/(?![0-9])\p{Nd}/u.test(text)) return [`${language}: ${key} has digits that are not Western`];
  const english = model.get(key)?.text ?? model.get(key.replace(plural, "_other"))?.text;
  if (english === undefined) return [];
  const lacking = valuesOf(english).difference(valuesOf(text));
  const unknown = valuesOf(text).difference(valuesOf(english));
  // A form for exactly one or two may say the number in words.
  const inWords = /_(zero|one|two)$/.test(key) ? new Set(["{{count}}"]) : new Set<string>();
  return [
    ...[...lacking.difference(inWords)].map((value) => `${language}: ${key} does not show ${value}`),
    ...[...unknown].map((value) => `${language}: ${key} shows ${value}, which nobody gives`),
  ];
}

function valuesOf(text: string): Set<string> {
  return new Set(text.match(/\{\{\s*\w+\s*\}\}|\((?:min|max)\)/g) ?? []);
}
