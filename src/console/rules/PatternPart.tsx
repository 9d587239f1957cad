import { useState, type ReactElement } from "react";
import { patternMessage } from "#compile/patterns/patternMessage.ts";
import { knownPattern, patterns } from "#compile/patterns/patterns.ts";
import { patternWords } from "#compile/patterns/patternWords.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { usePatternTools } from "./patternTools.ts";

interface PatternPartProps {
  prefix: string;
  rule: Readonly<Record<string, unknown>>;
  /** Id of what is wrong with the pattern. */
  faultId: string | undefined;
  onChange(members: { acceptedPattern?: string; patternId?: number }): void;
}

const own = "own";

/** Is the pattern of a rule the usual one of its number, so that its words say it all? */
function isUsual(rule: Readonly<Record<string, unknown>>): boolean {
  const { acceptedPattern, patternId } = rule;
  return acceptedPattern === "" || knownPattern(String(acceptedPattern))?.id === patternId;
}

/** What a field accepts: one of the patterns by its words, each with an example, or one of the brand's own, explained. */
export function PatternPart({ prefix, rule, faultId, onChange }: PatternPartProps): ReactElement {
  const translate = useFixedText();
  const { mayEdit } = useConsoleTools();
  const { acceptedPattern, patternId, minLength, maxLength } = rule;
  const [least, most] = [Number(minLength), Number(maxLength)];
  const words = (id: number) => patternMessage(translate(`reg_pattern_${id}`), least, most);
  const [wantsOwn, setWantsOwn] = useState(false);
  const isOwn = wantsOwn || !isUsual(rule);
  const written = acceptedPattern === "" ? (patterns[Number(patternId)]?.pattern ?? "*") : String(acceptedPattern);
  const options = patternWords.map(({ example }, id) => (
    <option key={id} value={id}>
      {`${words(id)} · ${id === 0 ? "…" : example}`}
    </option>
  ));
  return (
    <>
      <div className="field">
        <label className="field__label" htmlFor={isOwn ? `${prefix}-kind` : `${prefix}-patternId`}>
          {translate("console.field.pattern")}
        </label>
        <select
          id={isOwn ? `${prefix}-kind` : `${prefix}-patternId`}
          className="input input--select"
          disabled={!mayEdit()}
          value={isOwn ? own : String(patternId)}
          aria-describedby={isOwn ? undefined : faultId}
          onChange={({ target }) => {
            setWantsOwn(target.value === own);
            if (target.value !== own) onChange({ acceptedPattern: "", patternId: Number(target.value) });
          }}
        >
          {options}
          <option value={own}>{translate("console.field.ownPattern")}</option>
        </select>
      </div>
      {isOwn ? <OwnPattern {...{ prefix, rule, faultId, onChange }} pattern={written} options={options} /> : null}
    </>
  );
}

function OwnPattern({
  prefix,
  rule,
  faultId,
  onChange,
  pattern,
  options,
}: PatternPartProps & { pattern: string; options: ReactElement[] }): ReactElement {
  const translate = useFixedText();
  const { mayEdit } = useConsoleTools();
  const tools = usePatternTools();
  // Emptied, it is the usual pattern; whoever empties it is about to write another.
  const [isTyped, setIsTyped] = useState(false);
  const described = faultId === undefined && pattern !== "*" ? tools?.describePattern(pattern) : undefined;
  const list = (kinds: readonly string[]) =>
    kinds.map((kind) => translate(`console.field.kind.${kind}`)).join(translate("console.field.comma"));
  return (
    <div className="rule-own">
      <div className="field" data-invalid={faultId === undefined ? undefined : true}>
        <label className="field__label" htmlFor={`${prefix}-acceptedPattern`}>
          {translate("console.field.expression")}
        </label>
        <input
          id={`${prefix}-acceptedPattern`}
          className="input"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          maxLength={256}
          value={isTyped ? String(rule["acceptedPattern"]) : pattern}
          readOnly={!mayEdit()}
          aria-invalid={faultId === undefined ? undefined : true}
          aria-describedby={faultId ?? `${prefix}-pattern-words`}
          onChange={({ target }) => {
            setIsTyped(true);
            onChange({ acceptedPattern: target.value });
          }}
        />
        <p className="field__help" id={`${prefix}-pattern-words`}>
          {described
            ? translate("console.field.describe", { first: list(described.first), all: list(described.all) })
            : translate("console.field.expressionHelp")}
        </p>
      </div>
      <div className="field">
        <label className="field__label" htmlFor={`${prefix}-patternId`}>
          {translate("console.field.told")}
        </label>
        <select
          id={`${prefix}-patternId`}
          className="input input--select"
          disabled={!mayEdit()}
          value={String(rule["patternId"])}
          onChange={({ target }) => onChange({ patternId: Number(target.value) })}
        >
          {options}
        </select>
      </div>
    </div>
  );
}
