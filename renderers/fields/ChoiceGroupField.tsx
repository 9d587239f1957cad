import type { ReactElement } from "react";
import { fieldWidget } from "#engine/index.ts";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { fieldError, fieldHelp } from "./frameField.tsx";
import "./ChoiceGroupField.css";

/**
 * One of a few choices, all of them in sight: as chips, cards or radio buttons (`settings.look`). What need not be chosen is let
 * go by a second press.
 */
export function ChoiceGroupField(props: FieldProps): ReactElement {
  const { id, value, error, options, describedBy, settings, isRequired, onChange } = props;
  const look = settings["look"] === "cards" || settings["look"] === "chips" ? settings["look"] : "radio";
  const isClosed = props.isDisabled || props.isReadOnly;
  return (
    <fieldset
      className="field field--choices"
      id={id}
      role="radiogroup"
      tabIndex={-1}
      disabled={isClosed}
      data-invalid={error === null ? undefined : true}
      aria-required={isRequired || undefined}
      aria-invalid={error !== null || undefined}
      aria-describedby={describedBy}
    >
      <legend className="field__label" data-star={isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      <div className={`options options--${look}`}>
        {options.map((option) => (
          <label key={String(option.value)} className="option">
            <input
              type="radio"
              className="option__dot"
              name={id}
              checked={option.value === value}
              disabled={isClosed}
              onChange={() => onChange(option.value)}
              onClick={() => (!isRequired && option.value === value ? onChange(undefined) : undefined)}
              onBlur={props.onBlur}
            />
            <span className="option__words">
              {option.label}
              {option.note === undefined || option.note === "" ? null : (
                <span className="option__note">{option.note}</span>
              )}
            </span>
          </label>
        ))}
      </div>
      {fieldHelp(props)}
    </fieldset>
  );
}

/** Draws the widget `select` where its field asks for another look than a list that opens. */
export const choiceGroupField = defineField({
  name: "choiceGroupField",
  match: fieldWidget("choiceGroup"),
  component: ChoiceGroupField,
});
