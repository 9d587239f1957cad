import { Fragment, type ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { countTexts, isInView, textViews } from "./shownTexts.ts";
import type { TextRow } from "./textRows.ts";
import type { TextLook } from "./useTextAddress.ts";
import { ViewChoice } from "../blocks/ViewChoice.tsx";

interface TextFiltersProps {
  look: TextLook;
  offered: readonly string[];
  rows: readonly TextRow[];
  shown: number;
  onLook(look: Partial<TextLook>): void;
}

/** Words to look for, the languages beside each other with what each lacks, and views of the texts. */
export function TextFilters({ look, offered, rows, shown, onLook }: TextFiltersProps): ReactElement {
  const translate = useFixedText();
  const counts = countTexts(rows, look.languages);
  const columns = look.languages.length;
  const sums = (view: (typeof textViews)[number]) =>
    view === "all"
      ? rows.length
      : rows.filter(({ cells }) => cells.some((cell, column) => column < columns && isInView(view, cell))).length;
  // What is to be done is said also where that is nothing.
  const views = textViews.filter((view) => ["all", "missing", "outdated", look.only].includes(view) || sums(view) > 0);
  const turn = (code: string) => {
    const next = look.languages.includes(code)
      ? look.languages.filter((each) => each !== code)
      : offered.filter((each) => each === code || look.languages.includes(each));
    if (next.length > 0) onLook({ languages: next });
  };
  return (
    <div className="changes__narrow" role="search">
      <input
        type="search"
        className="input"
        aria-label={translate("console.texts.search")}
        placeholder={translate("console.texts.search")}
        value={look.words}
        onChange={(event) => onLook({ words: event.currentTarget.value })}
      />
      <div className="changes__pages" role="group" aria-label={translate("console.texts.languages")}>
        {offered.map((code) => {
          const column = look.languages.indexOf(code);
          return (
            <button
              key={code}
              type="button"
              className="button button--secondary"
              data-size="s"
              aria-pressed={column >= 0}
              onClick={() => turn(code)}
            >
              {isLanguageCode(code) ? languages[code].name : code}
              {(["missing", "outdated"] as const).map((view) => {
                const count = counts[view][column] ?? 0;
                return count === 0 ? null : (
                  <Fragment key={view}>
                    {" "}
                    <span className="changes__count">{translate(`console.texts.lacks.${view}`, { count })}</span>
                  </Fragment>
                );
              })}
            </button>
          );
        })}
      </div>
      <ViewChoice
        label={translate("console.texts.views")}
        views={views}
        chosen={look.only}
        nameOf={(view) => translate(`console.texts.view.${view}`)}
        count={sums}
        onChoose={(only) => onLook({ only })}
      />
      <p className="text" data-tone="muted" data-size="s" role="status">
        {translate("console.texts.found", { count: shown })}
      </p>
    </div>
  );
}
