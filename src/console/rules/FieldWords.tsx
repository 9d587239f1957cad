import type { ReactElement } from "react";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, replaceAt, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useTextTables } from "../texts/useTextTables.ts";

interface FieldWordsProps {
  name: string;
  /** The place of the rule in the draft. */
  pointer: string;
  rule: Readonly<Record<string, unknown>>;
  /** Other fields whose errors are told by the same text. */
  sharing: readonly string[];
  /** Has it a message of its own pattern? */
  hasError: boolean;
}

/** What a field says to players, and the text key it says it by; `member` is the one of the rule, where there is one. */
interface Word {
  id: "label" | "placeholder" | "help" | "error";
  key: string;
  member?: "label" | "placeholder" | "help";
}

/** Label, placeholder, help and error of a field, each in all languages of the brand. What is left empty is said as the product says it. */
export function FieldWords({ name, pointer, rule, sharing, hasError }: FieldWordsProps): ReactElement {
  const translate = useFixedText();
  const { draft, mayEdit } = useConsoleTools();
  const { site } = draft;
  const codes = languagesOf(site);
  const { tables: bundled } = useTextTables(codes);
  const words: Word[] = [
    { id: "label", key: keyOf(rule["label"]) ?? `field.${name}`, member: "label" },
    { id: "placeholder", key: keyOf(rule["placeholder"]) ?? `field.${name}.placeholder`, member: "placeholder" },
    { id: "help", key: keyOf(rule["help"]) ?? `field.${name}.help`, member: "help" },
    ...(hasError ? [{ id: "error" as const, key: `reg_pattern_${String(rule["patternId"])}` }] : []),
  ];
  const isSaid = ({ id, member }: Word) => id === "label" || member === undefined || rule[member] !== undefined;
  const write = (word: Word, language: string, text: string) => {
    const after = withText(site, language, word.key, text);
    const isNew = text !== "" && !isSaid(word) && word.member !== undefined;
    const whole = isNew ? replaceAt(after, `${pointer}/${word.member}`, word.key) : after;
    const parts = (of: unknown) => ({ texts: readPointer(of, "/texts"), rules: readPointer(of, "/rules") });
    draft.change("", parts(site), parts(whole));
  };
  return (
    <div className="rule-words">
      {words.map((word) => (
        <fieldset key={word.id} className="rule-words__word">
          <legend>{translate(`console.field.word.${word.id}`)}</legend>
          {word.id === "error" ? (
            <p className="text" data-size="s" data-tone="muted">
              {errorNote(sharing, translate)}
            </p>
          ) : null}
          {codes.map((code) => {
            const {
              tag = undefined,
              direction = undefined,
              name: called = code,
            } = isLanguageCode(code) ? languages[code] : {};
            const own = readPointer(site, toPointer("texts", code, word.key));
            const id = `word-${name}-${word.id}-${code}`;
            return (
              <div key={code} className="rule-words__text">
                <label htmlFor={id} lang={tag}>
                  {called}
                </label>
                <input
                  id={id}
                  className="input"
                  lang={tag}
                  dir={direction}
                  aria-label={`${translate(`console.field.word.${word.id}`)}, ${called}`}
                  value={typeof own === "string" ? own : ""}
                  placeholder={isSaid(word) ? (bundled[code]?.[word.key] ?? "") : ""}
                  readOnly={!mayEdit()}
                  onChange={({ target }) => write(word, code, target.value)}
                />
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}

function errorNote(sharing: readonly string[], translate: ReturnType<typeof useFixedText>): string {
  if (sharing.length === 0) return translate("console.field.errorOwn");
  return translate("console.field.errorShared", { fields: sharing.join(translate("console.field.comma")) });
}

/** The key of a text that stands in a rule; undefined where none does. */
function keyOf(written: unknown): string | undefined {
  const key = isRecord(written) ? written["text"] : written;
  return typeof key === "string" && key !== "" ? key : undefined;
}

/** A language without a text is not kept: it would say nothing, and yet be a change. */
function withText(site: unknown, language: string, key: string, text: string): unknown {
  const table = readPointer(site, toPointer("texts", language));
  if (text !== "") return replaceAt(site, toPointer("texts", language, key), text);
  const isOnly = isRecord(table) && Object.keys(table).every((each) => each === key);
  return replaceAt(site, isOnly ? toPointer("texts", language) : toPointer("texts", language, key), undefined);
}

/** The languages of a draft's brand, the first one first. */
export function languagesOf(site: unknown): string[] {
  const codes = readPointer(site, "/brand/settings/languages");
  const first = readPointer(site, "/brand/settings/defaultLanguage");
  const all = Array.isArray(codes) ? codes.filter((code): code is string => typeof code === "string") : [];
  return [...new Set([...(typeof first === "string" ? [first] : []), ...all])];
}
