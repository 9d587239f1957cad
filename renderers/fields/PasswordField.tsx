import { useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** A secret, with a button that shows it. Pasting and password managers are welcome. */
export function PasswordField(props: FieldProps): ReactElement {
  const [isRevealed, setRevealed] = useState(false);
  const control = (
    <span className="input-box">
      <input
        type={isRevealed ? "text" : "password"}
        {...inputProps(props)}
        autoComplete={props.autoComplete ?? "current-password"}
        autoCapitalize="none"
        spellCheck={false}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={props.translate("fieldUi.showPassword", { label: props.label })}
        aria-pressed={isRevealed}
        disabled={props.isDisabled}
        onClick={() => setRevealed(!isRevealed)}
      >
        <Icon name={isRevealed ? "eye-off" : "eye"} />
      </button>
    </span>
  );
  return frameField(props, control);
}

/** Draws the widget `password`. */
export const passwordField = defineField({ widget: "password", component: PasswordField });
