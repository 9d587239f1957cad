import { useId, useState, type FormEvent, type ReactElement } from "react";
import { registrationFields } from "#compile/forms/registrationFields.ts";
import { toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { ruleOf, type Register } from "./fieldRows.ts";

const nameOfField = /^[a-z][A-Za-z0-9_]{0,39}$/;

interface NewFieldProps {
  path: string;
  register: Register;
  onAdd(name: string): void;
}

/** A field of the brand's own, switched off until it has its words; a name that cannot be, or is there, is refused while it is typed. */
export function NewField({ path, register, onAdd }: NewFieldProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const id = useId();
  const [name, setName] = useState("");
  const isKnown = Object.hasOwn(register, name) || Object.hasOwn(registrationFields, name);
  const fault =
    name === "" ? "" : nameOfField.test(name) ? (isKnown ? "console.field.nameKnown" : "") : "console.field.nameWrong";
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (name === "" || fault !== "") return;
    draft.edit(path + toPointer(name), { ...ruleOf({}, name), label: `field.${name}` });
    setName("");
    onAdd(name);
  };
  return (
    <form className="flag__new" onSubmit={add}>
      <label className="field__label" htmlFor={id}>
        {translate("console.field.new")}
      </label>
      <input
        id={id}
        className="input"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        value={name}
        aria-invalid={fault === "" ? undefined : true}
        aria-describedby={fault === "" ? undefined : `${id}-fault`}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button button--secondary" data-size="s">
        {translate("console.field.add")}
      </button>
      {fault === "" ? null : (
        <p id={`${id}-fault`} className="field__error" role="alert">
          {translate(fault)}
        </p>
      )}
    </form>
  );
}
