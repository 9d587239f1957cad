import type { ReactElement } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, replaceAt } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useTextTables } from "../texts/useTextTables.ts";
import { WordsInLanguages } from "../texts/WordsInLanguages.tsx";
import { languagesOf, ownText, withText } from "../texts/ownText.ts";

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
        <WordsInLanguages
          key={word.id}
          id={`word-${name}-${word.id}`}
          label={translate(`console.field.word.${word.id}`)}
          codes={codes}
          isReadOnly={!mayEdit()}
          ownOf={(code) => ownText(site, code, word.key)}
          usualOf={(code) => (isSaid(word) ? (bundled[code]?.[word.key] ?? "") : "")}
          onWrite={(code, text) => write(word, code, text)}
        >
          {word.id === "error" ? (
            <p className="text" data-size="s" data-tone="muted">
              {errorNote(sharing, translate)}
            </p>
          ) : null}
        </WordsInLanguages>
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
