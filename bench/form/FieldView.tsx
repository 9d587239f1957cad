import { useState, type ReactElement } from "react";
import type { NeutralField } from "./NeutralField.ts";

/** What one drawn field needs to know. */
export interface FieldViewProps {
  field: NeutralField;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
}

const eye = (
  <svg className="icon" viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
    <path className="icon__area" d="M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
    <path
      className="icon__lines"
      d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z"
    />
  </svg>
);

/**
 * One field as a person would write it, with everything that Croupier's own has on the page: label, star, help, example, error with the
 * ids that tie it to its control, select, and the button that shows a password.
 */
export function FieldView({ field, value, error, onChange, onBlur }: FieldViewProps): ReactElement {
  const id = `field-${field.name}`;
  const isInvalid = error !== null;
  // What the error says already is not said twice.
  const help = error === field.help ? "" : field.help;
  return (
    <div className="field" data-invalid={isInvalid || undefined}>
      <label className="field__label" htmlFor={id} data-star={field.required || undefined}>
        {field.label}
      </label>
      {isInvalid && (
        <p className="field__error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {controlOf({ field, value, error, help, onChange, onBlur })}
      {help !== "" && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

type ControlProps = Omit<FieldViewProps, "onBlur"> & { help: string; onBlur: (() => void) | undefined };

function attributesOf({ field, value, error, help, onChange, onBlur }: ControlProps) {
  const id = `field-${field.name}`;
  return {
    id,
    name: field.name,
    value,
    "aria-required": field.required || undefined,
    "aria-invalid": error !== null || undefined,
    "aria-describedby":
      [help !== "" && `${id}-help`, error !== null && `${id}-error`].filter(Boolean).join(" ") || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur,
  };
}

/** Called and not mounted, so that a text costs no component of its own. */
function controlOf(props: ControlProps): ReactElement {
  switch (props.field.type) {
    case "select":
      return selectOf(props);
    case "password":
      return <Password {...props} />;
    case "text":
      return (
        <input
          type="text"
          className="input"
          placeholder={props.field.placeholder || undefined}
          autoComplete="off"
          {...attributesOf(props)}
        />
      );
  }
}

function selectOf(props: ControlProps): ReactElement {
  return (
    <select className="input input--select" autoComplete="off" {...attributesOf(props)}>
      <option value="">Please choose</option>
      {props.field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

function Password(props: ControlProps): ReactElement {
  const [isRevealed, setRevealed] = useState(false);
  return (
    <span className="input-box">
      <input
        type={isRevealed ? "text" : "password"}
        className="input"
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        {...attributesOf(props)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={`Show ${props.field.label}`}
        aria-pressed={isRevealed}
        onClick={() => setRevealed(!isRevealed)}
      >
        {eye}
      </button>
    </span>
  );
}
