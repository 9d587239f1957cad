import { useId, useMemo, useState, type ReactElement } from "react";
import { createRandom } from "#compile/createRandom.ts";
import { checkField } from "#compile/forms/check.ts";
import { fieldErrorText } from "#compile/patterns/patternMessage.ts";
import { patternWords } from "#compile/patterns/patternWords.ts";
import type { FormField } from "#contracts/entities.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { usePatternTools } from "./patternTools.ts";

interface TryValueProps {
  field: FormField;
  /** Texts in the language of the form. */
  translate(key: string): string;
}

/** A box to try values in: judged, and told, as players' are. Beside it values that the rule accepts. */
export function TryValue({ field, translate: tell }: TryValueProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const [typed, setTyped] = useState("");
  const tools = usePatternTools();
  const { rule } = field;
  const examples = useMemo(() => {
    const written = patternWords[rule.patternId]?.example ?? "";
    const made = tools?.matchingValues(rule, 3, createRandom(7).next) ?? [];
    return [...new Set([written, ...made])].filter((each) => checkField(rule, each, {}) === null).slice(0, 3);
  }, [tools, rule]);
  const value = field.trim ? typed.trim() : typed;
  const error = typed === "" ? null : checkField(rule, value, {});
  return (
    <div className="rule-try">
      <div className="field" data-invalid={error === null ? undefined : true}>
        <label className="field__label" htmlFor={id}>
          {translate("console.field.try")}
        </label>
        <input
          id={id}
          className="input"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-describedby={`${id}-verdict`}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p
          id={`${id}-verdict`}
          className="rule-try__verdict"
          data-tone={typed === "" ? undefined : error ? "negative" : "positive"}
          role="status"
        >
          {typed === ""
            ? translate("console.field.tryHow")
            : error
              ? fieldErrorText(error, tell)
              : translate("console.field.accepted", { count: [...value].length })}
        </p>
      </div>
      {examples.length === 0 ? null : (
        <p className="rule-try__examples">
          <span>{translate("console.field.accepts")}</span>
          {examples.map((example) => (
            <button
              key={example}
              type="button"
              className="button button--ghost"
              data-size="s"
              dir="auto"
              onClick={() => setTyped(example)}
            >
              {example.length > 24 ? `${[...example].slice(0, 24).join("")}…` : example}
            </button>
          ))}
        </p>
      )}
    </div>
  );
}
