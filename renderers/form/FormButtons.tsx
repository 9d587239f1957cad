import type { ReactElement } from "react";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { Icon } from "../icons/Icon.tsx";

interface FormButtonsProps {
  form: DrawnForm["form"];
  submitLabel: string;
  submitIcon?: string | undefined;
  /** Without it there is no button that empties the form. */
  resetLabel?: string | undefined;
}

/** The buttons of a form. The one that sends stays where the keyboard is while it is busy, and takes no second press. */
export const FormButtons = observing(function FormButtons(props: FormButtonsProps): ReactElement {
  const { form, submitLabel, submitIcon, resetLabel } = props;
  const translate = useFixedText();
  const isSending = form.status === "sending";
  return (
    <div className="form__buttons">
      <button
        type="submit"
        className="button button--primary button--wide"
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
      >
        {submitIcon === undefined ? null : <Icon name={submitIcon} />}
        <span className="button__label">{submitLabel}</span>
        {isSending ? <span className="button__spinner" aria-hidden="true" /> : null}
      </button>
      {resetLabel === undefined ? null : (
        <button type="button" className="button button--ghost" disabled={isSending} onClick={() => form.reset()}>
          <span className="button__label">{resetLabel}</span>
        </button>
      )}
      <span className="only-read" role="status">
        {isSending ? translate("fieldUi.sending") : ""}
      </span>
    </div>
  );
});
