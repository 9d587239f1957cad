import { useEffect, type ReactElement } from "react";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { focusControl } from "./focusControl.ts";
import { FormSummaryItem } from "./FormSummaryItem.tsx";

/** More errors than this are counted and not listed: nobody reads them all, and drawing them takes time. */
const shownErrors = 8;

/**
 * Says what is wrong with a form once it was refused: announced, with a link to each field, and the first one gets the
 * focus. It stands below the fields, so that nothing moves under who is typing.
 */
export const FormSummary = observing(function FormSummary({ binding }: { binding: DrawnForm }): ReactElement | null {
  const { form, prefix } = binding;
  const context = useRendering();
  const { failureText } = useErrorText();
  const { refusals, invalid, failure } = form;
  const first = invalid[0]?.name;
  useEffect(() => {
    if (refusals > 0 && first !== undefined) focusControl(`${prefix}-${first}`);
    // Only a refusal moves the focus; a field that is put right must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  if (refusals === 0 || (invalid.length === 0 && !failure)) return null;
  return (
    <div className="form__summary" role="alert">
      {failure && !failure.ok ? <p className="form__failure">{failureText(failure)}</p> : null}
      {invalid.length === 0 ? null : (
        <>
          <p className="form__summary-title">{context.translate("fieldUi.checkThese")}</p>
          <ul>
            {invalid.slice(0, shownErrors).map((field) => (
              <FormSummaryItem key={field.name} field={field} binding={binding} />
            ))}
          </ul>
          {invalid.length > shownErrors ? (
            <p>{context.translate("fieldUi.moreFaults", { count: invalid.length - shownErrors })}</p>
          ) : null}
        </>
      )}
    </div>
  );
});
