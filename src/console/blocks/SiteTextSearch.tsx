import { useId, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { TextSearch } from "../findSiteTexts.ts";
import { Choice } from "./Choice.tsx";

interface SiteTextSearchProps {
  language: string;
  /** Languages to choose from. */
  offered: readonly string[];
  search: TextSearch;
  /** How many texts the brand has of its own, and how many the language lacks. */
  counts: { own: number; missing: number };
  onLanguage(language: string): void;
  onSearch(search: TextSearch): void;
}

/** Which texts are listed: of which language, with which words, and whether only the brand's own or only what is missing. */
export function SiteTextSearch(props: SiteTextSearchProps): ReactElement {
  const { language, offered, search, counts, onLanguage, onSearch } = props;
  const translate = useFixedText();
  const id = useId();
  return (
    <div className="site-texts__search" role="search">
      <Choice
        label={translate("console.texts.language")}
        value={language}
        options={offered.map((code) => ({ value: code, label: isLanguageCode(code) ? languages[code].name : code }))}
        onChoose={onLanguage}
      />
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {translate("console.texts.search")}
        </label>
        <input
          id={id}
          type="search"
          className="input"
          value={search.words}
          onChange={(event) => onSearch({ ...search, words: event.target.value })}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          className="check__box"
          checked={search.isOwnOnly}
          onChange={(event) => onSearch({ ...search, isOwnOnly: event.target.checked })}
        />
        <span>{translate("console.texts.own", { count: counts.own })}</span>
      </label>
      {counts.missing === 0 && search.isMissingOnly !== true ? null : (
        <label className="check">
          <input
            type="checkbox"
            className="check__box"
            checked={search.isMissingOnly === true}
            onChange={(event) => onSearch({ ...search, isMissingOnly: event.target.checked })}
          />
          <span>{translate("console.texts.missing", { count: counts.missing })}</span>
        </label>
      )}
    </div>
  );
}
