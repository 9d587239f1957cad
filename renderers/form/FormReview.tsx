import type { ReactElement } from "react";
import { resolveText } from "#engine/index.ts";
import { valueText } from "#rendering/fields/valueText.ts";
import type { DrawnForm } from "#rendering/hooks/useForm.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";

interface FormReviewProps {
  binding: DrawnForm;
  /** The steps that were filled in. */
  steps: readonly { id: string; title: string; fields?: readonly string[]; summary?: boolean }[];
  /** Goes back to a step. */
  onChange(id: string): void;
}

/** What was filled into a form so far, step by step, with a way back to each. */
export const FormReview = observing(function FormReview({ binding, steps, onChange }: FormReviewProps): ReactElement {
  const { form, at } = binding;
  const context = useRendering();
  return (
    <div className="review">
      {steps
        .filter(({ fields = [] }) => fields.length > 0)
        .map(({ id, title, fields = [] }) => (
          <section key={id} className="review__step" aria-label={title}>
            <p className="review__head">
              <span className="review__title">{title}</span>
              <button
                type="button"
                className="button button--link"
                aria-label={context.translate("form.changeStep", { label: title })}
                onClick={() => onChange(id)}
              >
                <span className="button__label">{context.translate("form.change")}</span>
              </button>
            </p>
            <dl className="review__list">
              {form.shownFields
                .filter(({ name }) => fields.includes(name))
                .map((field) => (
                  <div key={field.name} className="review__line">
                    <dt>{resolveText(field.label, at.scope, context)}</dt>
                    <dd>{valueText(field, form.live[field.name], at, context) || "–"}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
    </div>
  );
});
