import type { ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { frameField } from "./frameField.tsx";
import { inputProps } from "./inputProps.ts";

/** A code that was sent by message, with the button that sends it and then counts down. */
export function CodeField(props: FieldProps): ReactElement {
  const { send, translate } = props;
  const input = (
    <input
      type="text"
      {...inputProps(props)}
      dir="ltr"
      inputMode={props.inputMode ?? "numeric"}
      autoComplete={props.autoComplete ?? "one-time-code"}
    />
  );
  if (!send) return frameField(props, input);
  const isWaiting = send.isBusy || send.countdown !== null;
  return frameField(
    props,
    <span className="input-row">
      {input}
      <button
        type="button"
        className="button button--secondary"
        aria-disabled={isWaiting || props.isDisabled || undefined}
        aria-busy={send.isBusy || undefined}
        onClick={isWaiting || props.isDisabled ? undefined : send.onSend}
      >
        <span className="button__label">
          {send.countdown === null ? send.label : translate("fieldUi.againIn", { seconds: send.countdown })}
        </span>
        {send.isBusy ? <span className="button__spinner" aria-hidden="true" /> : null}
      </button>
    </span>,
    { announcesError: true },
  );
}

/** Draws the widget `code`. */
export const codeField = defineField({ widget: "code", component: CodeField });
