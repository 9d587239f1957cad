import { createContext, useContext, useState, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { languagesOf } from "../texts/ownText.ts";
import { useTextTables } from "../texts/useTextTables.ts";

/** Where texts of the document that is edited stand: those of the site, or of its page document (`/pages/news/texts`). */
export const TextHome = createContext("/texts");

interface TextWordsProps {
  textKey: string;
  /** What the text is for. */
  label: string;
  isReadOnly: boolean;
}

/** What a text key says, in each language of the brand, to be read and written where it is used. */
export const TextWords = observing(function TextWords({
  textKey,
  label,
  isReadOnly,
}: TextWordsProps): ReactElement | null {
  const translate = useFixedText();
  const { draft, texts } = useConsoleTools();
  const home = useContext(TextHome);
  // The brand's own words are what somebody is about to write; those of the product stand in many places.
  const [isOpen, setOpen] = useState(() => isOwnText(draft.site, home, textKey));
  const { site } = draft;
  const codes = languagesOf(site);
  const first = codes.includes(texts.language) ? texts.language : (codes[0] ?? "EN");
  const { tables } = useTextTables(isOpen ? codes : [first]);
  if (textKey === "") return null;
  const placeOf = (code: string) => {
    const own = home + toPointer(code, textKey);
    const common = toPointer("texts", code, textKey);
    return home !== "/texts" && readPointer(site, own) === undefined && readPointer(site, common) !== undefined
      ? common
      : own;
  };
  const textOf = (code: string) => {
    const own = readPointer(site, placeOf(code));
    return typeof own === "string" ? own : "";
  };
  const bundledOf = (code: string) => tables[code]?.[textKey] ?? "";
  const said = textOf(first) || bundledOf(first);
  const lacking = codes.filter((code) => textOf(code) === "" && Object.hasOwn(tables, code) && bundledOf(code) === "");
  return (
    <details className="pick__texts" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary dir="auto">
        {said === "" ? translate("console.pages.noText") : said}
        {said !== "" && lacking.length > 0 ? ` · ${translate("console.pages.lacking", { count: lacking.length })}` : ""}
      </summary>
      {isOpen
        ? codes.map((code) => {
            const language = isLanguageCode(code) ? languages[code] : undefined;
            return (
              <label key={code} className="rule-words__text">
                <span lang={language?.tag}>{language?.name ?? code}</span>
                <input
                  className="input"
                  lang={language?.tag}
                  dir={language?.direction}
                  aria-label={`${label}, ${language?.name ?? code}`}
                  value={textOf(code)}
                  placeholder={bundledOf(code)}
                  readOnly={isReadOnly}
                  onChange={({ target }) => draft.edit(placeOf(code), target.value === "" ? undefined : target.value)}
                />
              </label>
            );
          })
        : null}
    </details>
  );
});

/** Does the document bring this text itself? */
function isOwnText(site: unknown, home: string, key: string): boolean {
  const tables = readPointer(site, home);
  return (
    home !== "/texts" &&
    isRecord(tables) &&
    Object.values(tables).some((table) => isRecord(table) && Object.hasOwn(table, key))
  );
}
