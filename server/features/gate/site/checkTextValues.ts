import { productLanguage, sourceTextOf, valueFaults } from "#compile/checks/valueFaults.ts";
import { isOutgoingText } from "#compile/outgoing/findOutgoingFault.ts";
import type { Diagnostic } from "#contracts/api.ts";
import type { Site } from "#contracts/config.ts";
import { toPointer } from "#json/pointer.ts";
import type { Bundled } from "../../publishing/bundled/loadBundled.ts";

/** Of so many texts it is said: with more than that, what they are made from was changed. */
const mostTold = 50;

/**
 * Remarks on the brand's own texts that leave out a value of the text they are made from, or show one that nobody fills in. A page of
 * the brand may fill in others, so nothing is refused. Messages that leave the platform are judged by themselves.
 */
export function checkTextValues({ texts, brand }: Site, { dictionaries }: Pick<Bundled, "dictionaries">): Diagnostic[] {
  const { $schema: _, ...own } = texts;
  const sources = { own, bundled: dictionaries[productLanguage] ?? {}, first: brand.settings.defaultLanguage };
  return Object.entries(own)
    .flatMap(([language, table]) =>
      Object.entries(table).flatMap(([key, text]): Diagnostic[] => {
        if (isOutgoingText(key)) return [];
        const { missing, foreign } = valueFaults(key, sourceTextOf(key, language, sources), text);
        if (missing.length + foreign.length === 0) return [];
        const reason = [
          missing.length === 0 ? "" : `It leaves out ${missing.join(" ")}, which the text it is made from shows`,
          foreign.length === 0 ? "" : `It shows ${foreign.join(" ")}, which is not in the text it is made from`,
        ];
        const said = reason.filter((each) => each !== "").join("; ");
        return [{ document: "texts", pointer: toPointer(language, key), reason: said, severity: "warning" }];
      }),
    )
    .slice(0, mostTold);
}
