import type { MouseEvent, ReactElement } from "react";
import { resolveText } from "#engine/index.ts";
import { currencyOf } from "#rendering/fields/currencyOf.ts";
import { useErrorText } from "#rendering/hooks/useErrorText.ts";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { focusControl } from "./focusControl.ts";

interface FormSummaryItemProps {
  field: DrawnForm["form"]["invalid"][number];
  binding: DrawnForm;
}

/** One error, with a link to its field. It observes its own field, so that a key in it draws one line again. */
export const FormSummaryItem = observing(function FormSummaryItem({
  field,
  binding,
}: FormSummaryItemProps): ReactElement {
  const { form, at, prefix } = binding;
  const context = useRendering();
  const { errorText } = useErrorText();
  const model = "within" in field ? field.model : form.field(field.name);
  const titleOf = (row: { label: typeof field.label; number: number }) =>
    context.translate("fieldUi.itemNumber", { label: resolveText(row.label, at.scope, context), number: row.number });
  const id = `${prefix}-${field.name}`;
  const label = resolveText(field.label, at.scope, context);
  const within = "within" in field ? titleOf(field.within) : undefined;
  const handleClick = (event: MouseEvent) => {
    event.preventDefault();
    focusControl(id);
  };
  return (
    <li>
      <a href={`#${id}`} onClick={handleClick}>
        {within === undefined ? label : `${within}, ${label}`}
      </a>
      {": "}
      {errorText(model.error, { described: field, currency: currencyOf(field, at.scope), value: model.value })}
    </li>
  );
});
