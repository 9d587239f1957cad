import { useEffect, useId, useRef, type ReactElement } from "react";
import { toPointer } from "#json/pointer.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { lostValues } from "../lostValues.ts";

interface SiteTextProps {
  /** The text's key. */
  name: string;
  language: string;
  /** The text that came with the program; undefined where the key is the brand's own. */
  bundled: string | undefined;
  /** What it says in a language that has it, where this one has none. */
  reference: string | undefined;
  /** Is it the text that somebody wants to see? */
  takesFocus: boolean;
  /** What the brand says instead; undefined where it says nothing. */
  own: string | undefined;
  /** Is this the only text of the brand's own in this language? */
  isOnlyOwn: boolean;
}

/** One text: the bundled one, and the brand's own, which goes into the draft while it is typed. Empty is none. */
export function SiteText(props: SiteTextProps): ReactElement {
  const { name, language, bundled, reference, takesFocus, own, isOnlyOwn } = props;
  const translate = useFixedText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  const { draft, mayEdit } = useConsoleTools();
  const { tag = undefined, direction = undefined } = isLanguageCode(language) ? languages[language] : {};
  const write = (text: string) => {
    // A language without a text is not kept: it would say nothing, and yet be a change.
    if (text === "" && isOnlyOwn) draft.edit(`/texts/${language}`, undefined);
    else draft.edit(`/texts/${language}${toPointer(name)}`, text === "" ? undefined : text);
  };
  const asked = bundled ?? reference;
  const lost = asked !== undefined && own !== undefined ? lostValues(asked, own) : [];
  return (
    <li className="site-text" data-own={own === undefined ? undefined : true}>
      <div className="site-text__head">
        <label htmlFor={id}>
          <code dir="ltr">{name}</code>
        </label>
        {own === undefined ? null : (
          <span className="badge" data-tone="accent">
            {translate(asked === undefined ? "console.texts.added" : "console.texts.changed")}
          </span>
        )}
        {own === undefined || !mayEdit() ? null : (
          <button
            type="button"
            className="button button--ghost"
            data-size="s"
            aria-label={translate("console.texts.resetOf", { key: name })}
            onClick={() => write("")}
          >
            {translate(bundled === undefined ? "console.texts.remove" : "console.texts.reset")}
          </button>
        )}
      </div>
      {bundled === undefined ? null : (
        <p id={`${id}-bundled`} className="site-text__bundled" lang={tag} dir={direction}>
          {bundled}
        </p>
      )}
      {reference === undefined ? null : (
        <p id={`${id}-bundled`} className="site-text__bundled" lang={languages.EN.tag} dir="ltr">
          {reference}
        </p>
      )}
      <textarea
        ref={area}
        id={id}
        className="input"
        lang={tag}
        dir={direction}
        rows={Math.min(4, 1 + Math.floor((own ?? bundled ?? reference ?? "").length / 70))}
        readOnly={!mayEdit()}
        value={own ?? ""}
        placeholder={translate(bundled === undefined ? "console.texts.write" : "console.texts.asBundled")}
        aria-describedby={[asked === undefined ? "" : `${id}-bundled`, lost.length === 0 ? "" : `${id}-lost`]
          .join(" ")
          .trim()}
        onChange={(event) => write(event.target.value)}
      />
      {lost.length === 0 ? null : (
        <p id={`${id}-lost`} className="site-text__lost" role="status">
          {translate("console.texts.lost", { values: lost.join(" ") })}
        </p>
      )}
    </li>
  );
}
