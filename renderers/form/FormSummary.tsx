import { useEffect, type ReactElement } from "react";
import { useFaultText } from "#rendering/hooks/useFaultText.ts";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { focusControl } from "./focusControl.ts";
import { FormSummaryItem } from "./FormSummaryItem.tsx";

/** More faults than this are counted and not listed: nobody reads them all, and drawing them takes time. */
const shownFaults = 8;

/**
 * Says what is wrong with a form once it was refused: announced, with a link to each field, and the first one gets the
 * focus. It stands below the fields, so that nothing moves under who is typing.
 */
export const FormSummary = observing(function FormSummary({ binding }: { binding: DrawnForm }): ReactElement | null {
  const { form, prefix } = binding;
  const context = useRendering();
  const { failureText } = useFaultText();
  const { refusals, faulty, failure } = form;
  const first = faulty[0]?.name;
  useEffect(() => {
    if (refusals > 0 && first !== undefined) focusControl(`${prefix}-${first}`);
    // Only a refusal moves the focus; a field that is put right must not.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [refusals]);
  if (refusals === 0 || (faulty.length === 0 && !failure)) return null;
  return (
    <div className="form__summary" role="alert">
      {failure && !failure.ok ? <p className="form__failure">{failureText(failure)}</p> : null}
      {faulty.length === 0 ? null : (
        <>
          <p className="form__summary-title">{context.translate("fieldUi.checkThese")}</p>
          <ul>
            {faulty.slice(0, shownFaults).map((field) => (
              <FormSummaryItem key={field.name} field={field} binding={binding} />
            ))}
          </ul>
          {faulty.length > shownFaults ? (
            <p>{context.translate("fieldUi.moreFaults", { count: faulty.length - shownFaults })}</p>
          ) : null}
        </>
      )}
    </div>
  );
});
