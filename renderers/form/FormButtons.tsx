import { useRef, type ReactElement } from "react";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { SubmitButton, type SubmitFace } from "./SubmitButton.tsx";

interface FormButtonsProps {
  form: DrawnForm["form"];
  /** The button that sends; none where its condition does not hold. */
  submit: SubmitFace | undefined;
  /** Without it there is no button that empties the form. */
  resetLabel?: string | undefined;
}

/** The buttons of a form. The one that sends stays where the keyboard is while it is busy, and takes no second press. */
export const FormButtons = observing(function FormButtons(props: FormButtonsProps): ReactElement {
  const { form, submit, resetLabel } = props;
  const translate = useFixedText();
  const isSending = form.status === "sending";
  const reset = useRef<HTMLButtonElement>(null);
  const takeBack = () => {
    form.takeBack();
    // The button that was pressed is gone now.
    reset.current?.focus();
  };
  return (
    <div className="form__buttons">
      {submit === undefined ? null : <SubmitButton button={submit} isSending={isSending} />}
      {resetLabel === undefined ? null : (
        <button
          ref={reset}
          type="button"
          className="button button--ghost"
          disabled={isSending}
          onClick={() => form.startOver()}
        >
          <span className="button__label">{resetLabel}</span>
        </button>
      )}
      <span className="only-read" role="status">
        {isSending ? translate("fieldUi.sending") : ""}
      </span>
      {resetLabel === undefined ? null : (
        <div className="form__emptied">
          <span role="status">{form.isEmptied ? translate("form.emptied") : ""}</span>
          {form.isEmptied ? (
            <button type="button" className="button button--link" onClick={takeBack}>
              <span className="button__label">{translate("form.takeBack")}</span>
            </button>
          ) : null}
        </div>
      )}
    </div>
  );
});
