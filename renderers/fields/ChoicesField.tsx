import type { ReactElement } from "react";
import { fieldWidget } from "#engine/index.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { fieldError, fieldHelp } from "./frameField.tsx";

/** Several of a few choices; the value is the list of those that are chosen, in the order of the choices. */
export function ChoicesField(props: FieldProps): ReactElement {
  const { id, value, error, options, describedBy, onChange } = props;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const handleChange = (choice: unknown, isChosen: boolean) => {
    const next = options
      .map((option) => option.value)
      .filter((one) => (one === choice ? isChosen : chosen.includes(one)));
    onChange(next);
  };
  return (
    <fieldset
      className="field field--choices"
      data-invalid={error === null ? undefined : true}
      aria-describedby={describedBy}
    >
      <legend className="field__label" data-star={props.isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      <div className="choices">
        {options.map((option, index) => (
          <label key={String(option.value)} className="check">
            <input
              type="checkbox"
              className="check__box"
              id={index === 0 ? id : undefined}
              checked={chosen.includes(option.value)}
              disabled={props.isDisabled || props.isReadOnly}
              aria-invalid={error !== null || undefined}
              aria-describedby={describedBy}
              onChange={(event) => handleChange(option.value, event.currentTarget.checked)}
              onBlur={props.onBlur}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {fieldHelp(props)}
    </fieldset>
  );
}

/** Draws the widget `choices`, which schema forms ask for where a list may hold each choice once. */
export const choicesField = defineField({
  name: "choicesField",
  match: fieldWidget("choices"),
  component: ChoicesField,
});
