import type { MouseEvent, ReactElement } from "react";
import { resolveText } from "#engine/index.ts";
import { currencyOf } from "#rendering/fields/currencyOf.ts";
import { useFaultText } from "#rendering/hooks/useFaultText.ts";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { focusControl } from "./focusControl.ts";

interface FormSummaryItemProps {
  field: DrawnForm["form"]["faulty"][number];
  binding: DrawnForm;
}

/** One fault, with a link to its field. It observes its own field, so that a key in it draws one line again. */
export const FormSummaryItem = observing(function FormSummaryItem({
  field,
  binding,
}: FormSummaryItemProps): ReactElement {
  const { form, at, prefix } = binding;
  const context = useRendering();
  const { faultText } = useFaultText();
  const id = `${prefix}-${field.name}`;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <li>
      <a href={`#${id}`} onClick={handleClick}>
        {resolveText(field.label, at.scope, context)}
      </a>
      {": "}
      {faultText(form.field(field.name).fault, { described: field, currency: currencyOf(field, at.scope) })}
    </li>
  );
});
