import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { fieldError, fieldHelp } from "./frameField.tsx";
import "./StarsField.css";

/** A number of stars, from 1 to `settings.max`: radio buttons in a line. What need not be said is let go by a second press. */
export function StarsField(props: FieldProps): ReactElement {
  const { id, value, error, settings, isRequired, onChange } = props;
  const most = typeof settings["max"] === "number" ? settings["max"] : 5;
  const isClosed = props.isDisabled || props.isReadOnly;
  const given = typeof value === "number" ? value : 0;
  return (
    <fieldset
      className="field field--stars"
      id={id}
      role="radiogroup"
      tabIndex={-1}
      disabled={isClosed}
      data-invalid={error === null ? undefined : true}
      aria-required={isRequired || undefined}
      aria-invalid={error !== null || undefined}
      aria-describedby={props.describedBy}
    >
      <legend className="field__label" data-star={isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError(props)}
      <div className="stars">
        {Array.from({ length: most }, (_, place) => place + 1).map((count) => (
          <label key={count} className="star" data-on={count <= given || undefined}>
            <input
              type="radio"
              className="star__dot"
              name={id}
              aria-label={props.translate("ui.stars.given", {
                stars: props.format(count, "number"),
                most: props.format(most, "number"),
              })}
              checked={count === given}
              disabled={isClosed}
              onChange={() => onChange(count)}
              onClick={() => (!isRequired && count === given ? onChange(undefined) : undefined)}
              onBlur={props.onBlur}
            />
            <Icon name="star" size={28} />
          </label>
        ))}
      </div>
      {fieldHelp(props)}
    </fieldset>
  );
}

/** Draws the widget `stars`. */
export const starsField = defineField({ widget: "stars", component: StarsField });
