import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { fieldError, fieldHelp } from "./frameField.tsx";

/** Yes or no. */
export function CheckboxField(props: FieldProps): ReactElement {
  const { id, name, value, error, onChange } = props;
  return (
    <div className="field field--checkbox" data-invalid={error === null ? undefined : true}>
      <label className="check" htmlFor={id} data-star={props.isRequired || undefined}>
        <input
          type="checkbox"
          className="check__box"
          id={id}
          name={name}
          checked={value === true}
          disabled={props.isDisabled || props.isReadOnly}
          aria-required={props.isRequired || undefined}
          aria-invalid={error !== null || undefined}
          aria-describedby={props.describedBy}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onBlur={props.onBlur}
        />
        <span>{props.label}</span>
      </label>
      {fieldError(props)}
      {fieldHelp(props)}
    </div>
  );
}

/** Draws the widget `checkbox`. */
export const checkboxField = defineField({ widget: "checkbox", component: CheckboxField });
