import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";

/** One of a few choices. A value that is no choice shows as nothing chosen. */
export function SelectField(props: FieldProps): ReactElement {
  const { id, name, value, options, placeholder, isRequired, translate, onChange } = props;
  // Choices may be numbers or booleans, which a control would make texts of: it holds their places instead.
  const chosen = options.findIndex((option) => option.value === value);
  const control = (
    <select
      id={id}
      name={name}
      className="input input--select"
      value={chosen < 0 ? "" : String(chosen)}
      autoComplete={props.autoComplete}
      disabled={props.isDisabled || props.isReadOnly}
      aria-required={isRequired || undefined}
      aria-invalid={props.error !== null || undefined}
      aria-describedby={props.describedBy}
      onChange={(event) => onChange(options[Number(event.currentTarget.value || "-1")]?.value)}
      onBlur={props.onBlur}
    >
      <option value="">{placeholder === "" ? translate("fieldUi.choose") : placeholder}</option>
      {options.map((option, index) => (
        <option key={String(option.value)} value={String(index)}>
          {option.label}
        </option>
      ))}
    </select>
  );
  return frameField(props, control);
}

/** Draws the widget `select`. */
export const selectField = defineField({ widget: "select", component: SelectField });
