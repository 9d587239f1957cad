import { useState, type ReactElement } from "react";
import { unruled, ruleFaults, type RuleFault } from "#compile/forms/ruleFaults.ts";
import { longestValue } from "#compile/patterns/longestValue.ts";
import type { FormField } from "#contracts/entities.ts";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import { toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { faultKey } from "./faultKey.ts";
import { ruleOf, type Register } from "./fieldRows.ts";
import { FieldWords } from "./FieldWords.tsx";
import { LengthInput } from "./LengthInput.tsx";
import { OwnSettings } from "./OwnSettings.tsx";
import { PatternPart } from "./PatternPart.tsx";
import { usePatternTools } from "./patternTools.ts";
import { TryValue } from "./TryValue.tsx";

interface RulePanelProps {
  name: string;
  title: string;
  prefix: string;
  path: string;
  schema: string;
  register: Register;
  /** Where it stands on the form by now. */
  place: number;
  /** The field as it would be on the form; undefined while its rule cannot be. */
  field: FormField | undefined;
  sharing: readonly string[];
  /** Texts in the language of the form. */
  translate(key: string): string;
  onClose(): void;
}

type Part = "lengths" | "pattern";

const lengths = ["minLength", "maxLength"];

/** The rule of one field: its lengths, its pattern, a box to try it, and what it says in every language. */
export function RulePanel(props: RulePanelProps): ReactElement {
  const { name, title, prefix, path, schema, register, place, field, sharing, onClose } = props;
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const tools = usePatternTools();
  const [edited, setEdited] = useState<Part>("lengths");
  const rule = ruleOf(register, name);
  const pointer = path + toPointer(name);
  const hasRule = !unruled.has(name) && typeof rule["equals"] !== "string";
  const faults = ruleFaults(name, rule, tools?.patternJudge);
  const write = (part: Part, members: object) => {
    setEdited(part);
    draft.change(pointer, register[name], { ...rule, ...members });
  };
  const faultsAt = (part: Part) => faults.filter((fault) => partOf(fault, edited) === part);
  const faultId = (part: Part) => (faultsAt(part).length === 0 ? undefined : `${prefix}-${part}-fault`);
  return (
    <section className="rule-panel" aria-label={translate("console.field.ruleOf", { field: title })}>
      <header className="rule-panel__head">
        <h2>{title}</h2>
        <button type="button" className="button button--ghost" data-size="s" onClick={onClose}>
          {translate("console.field.close")}
        </button>
      </header>
      <div className="rule-panel__lengths">
        {hasRule
          ? lengths.map((member) => (
              <LengthInput
                key={member}
                id={`${prefix}-${member}`}
                label={translate(`schema.${member}`)}
                value={rule[member]}
                most={longestValue}
                faultId={faultId("lengths")}
                onType={(value) => write("lengths", { [member]: value })}
              />
            ))
          : null}
        <LengthInput
          id={`${prefix}-order`}
          label={translate("schema.order")}
          value={rule["order"] ?? place}
          faultId={undefined}
          onType={(value) => write("lengths", { order: value === "" ? undefined : value })}
        />
      </div>
      <Faults id={`${prefix}-lengths-fault`} faults={faultsAt("lengths")} />
      {hasRule ? (
        <>
          <PatternPart
            prefix={prefix}
            rule={rule}
            faultId={faultId("pattern")}
            onChange={(members) => write("pattern", members)}
          />
          <Faults id={`${prefix}-pattern-fault`} faults={faultsAt("pattern")} />
          {field ? <TryValue field={field} translate={props.translate} /> : null}
        </>
      ) : (
        <p className="text" data-size="s" data-tone="muted">
          {translate("console.field.noRule")}
        </p>
      )}
      <FieldWords name={name} pointer={pointer} rule={rule} sharing={sharing} hasError={hasRule} />
      <OwnSettings
        pointer={pointer}
        schema={schema}
        part="rules"
        title={name}
        more={translate("console.field.more")}
        {...(Object.hasOwn(registrationFields, name)
          ? {}
          : { remove: translate("console.field.remove", { field: name }) })}
      />
    </section>
  );
}

/** Where a fault is told: beside what was edited last, if that is to blame at all. */
function partOf({ members }: RuleFault, edited: Part): Part {
  const isLength = members.some((member) => lengths.includes(member));
  const isPattern = members.some((member) => !lengths.includes(member));
  return isLength && isPattern ? edited : isLength ? "lengths" : "pattern";
}

function Faults({ id, faults }: { id: string; faults: readonly RuleFault[] }): ReactElement | null {
  const translate = useFixedText();
  if (faults.length === 0) return null;
  return (
    <div id={id} role="alert" className="rule-panel__faults">
      {faults.map((fault) => (
        <p key={fault.code} className="field__error">
          {translate(faultKey(fault.code), fault.values)}
          {fault.isWarning ? null : ` ${translate("console.field.held")}`}
        </p>
      ))}
    </div>
  );
}
