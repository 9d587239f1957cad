import { createDateWriter } from "#i18n/createDateWriter.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A moment (an ISO time with its zone) by a zone's clock, in a language, with the zone beside it; undefined where a text is none. */
export function momentWords(text: string, zone: string, language: string): string | undefined {
  const at = moment.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(at)) return undefined;
  const { tag } = languages[isLanguageCode(language) ? language : "EN"];
  return `${createDateWriter({ tag, timeZone: zone })(new Date(at), true)} (${zone})`;
}
