import type { ReactElement, ReactNode } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";

interface WordsInLanguagesProps {
  /** Ids of the boxes: `<id>-EN`. */
  id: string;
  label: string;
  codes: readonly string[];
  isReadOnly: boolean;
  ownOf(code: string): string;
  /** What is said where nothing is written. */
  usualOf(code: string): string;
  /** What is wrong with the text of a language; empty for nothing. */
  faultOf?(code: string): string;
  onWrite(code: string, text: string): void;
  /** What stands between the name and the boxes. */
  children?: ReactNode;
}

/** One text in all languages of the brand, a box each; what is left empty is said as the product says it. */
export function WordsInLanguages(props: WordsInLanguagesProps): ReactElement {
  const { id, label, codes, isReadOnly, ownOf, usualOf, faultOf, onWrite, children } = props;
  return (
    <fieldset className="rule-words__word">
      <legend>{label}</legend>
      {children}
      {codes.map((code) => {
        const {
          tag = undefined,
          direction = undefined,
          name: called = code,
        } = isLanguageCode(code) ? languages[code] : {};
        const box = `${id}-${code}`;
        const fault = faultOf?.(code) ?? "";
        return (
          <div key={code} className="rule-words__text">
            <label htmlFor={box} lang={tag}>
              {called}
            </label>
            <input
              id={box}
              className="input"
              lang={tag}
              dir={direction}
              aria-label={`${label}, ${called}`}
              aria-invalid={fault === "" ? undefined : true}
              aria-describedby={fault === "" ? undefined : `${box}-fault`}
              value={ownOf(code)}
              placeholder={usualOf(code)}
              readOnly={isReadOnly}
              onChange={({ target }) => onWrite(code, target.value)}
            />
            {fault === "" ? null : (
              <p id={`${box}-fault`} className="field__error rule-words__fault">
                {fault}
              </p>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
