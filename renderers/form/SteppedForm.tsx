import type { FormEvent, ReactElement } from "react";
import { kindHaving } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { FieldList } from "#rendering/fields/FieldList.tsx";
import { leftSteps } from "#rendering/fields/leftSteps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useForm } from "#rendering/hooks/useForm.ts";
import { useKeptDraft } from "#rendering/hooks/useKeptDraft.ts";
import { Steps } from "../blocks/Steps.tsx";
import { FormButtons } from "./FormButtons.tsx";
import { FormLegend } from "./FormLegend.tsx";
import { FormReview } from "./FormReview.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { MissingForm } from "./MissingForm.tsx";
import { useFormStep } from "./useFormStep.ts";
import "./SteppedForm.css";

/**
 * A form in steps, one shown at a time. A step is left forwards only when its fields are accepted; what was typed stays, whichever way
 * one goes. What the platform refuses leads back to the step that asks for it. Where the document says so, its state holds the step.
 */
export function SteppedForm(props: BlockProps<"form">): ReactElement {
  const { at, label, submit, reset, keepOnSuccess = false, steps = [] } = props;
  const drawn = useForm({ form: props.form, fields: props.fields, id: props.id, checks: props.checks, at });
  const translate = useFixedText();
  const { index, group, go, reach, begin } = useFormStep(steps, props.stepState, at);
  useKeptDraft(drawn, props.draftState, () => drawn && reach(leftSteps(steps, drawn.form)));
  const step = steps[index];
  if (!drawn || !step) return <MissingForm name={props.form ?? props.id ?? ""} at={at} />;
  const { form, prefix } = drawn;
  const isLast = index === steps.length - 1;
  const leadToError = () => {
    const invalid = form.invalid[0];
    if (!invalid) return;
    const name = invalid.name.split("/")[0] ?? "";
    const asking = steps.find(({ fields = [] }) => fields.includes(name));
    if (asking && asking.id !== step.id) go(asking.id, `${prefix}-${invalid.name}`);
  };
  const button = submit(form.live);
  const send = async () => {
    if (button === undefined || button.isDisabled) return;
    const outcome = await form.submit((values) => (submit(values) ?? button).action());
    if (!outcome.ok) return leadToError();
    if (keepOnSuccess) return;
    form.reset();
    begin();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isLast) return void send();
    const asked = steps.slice(0, index + 1).flatMap(({ fields = [] }) => fields);
    if (form.checkSome(asked)) go(steps[index + 1]?.id);
    else leadToError();
  };
  return (
    <form
      className="form form--stepped"
      method="dialog"
      aria-label={label}
      noValidate
      data-columns={props.columns}
      onSubmit={handleSubmit}
    >
      {props.before?.(form.live)}
      <Steps
        at={at}
        label={label}
        current={{ value: step.id, text: step.id }}
        steps={steps.map(({ id, title }) => ({ id, title }))}
      />
      <div ref={group} className="form__step" role="group" aria-label={step.title} tabIndex={-1}>
        {step.summary === true ? (
          <FormReview binding={drawn} steps={steps.slice(0, index)} onChange={(id) => go(id)} />
        ) : null}
        {step.summary === true && step.fields === undefined ? null : (
          <>
            <FormLegend />
            <FieldList key={step.id} binding={drawn} prefix={prefix} only={step.fields ?? []} />
          </>
        )}
      </div>
      {props.beforeButtons?.(form.live)}
      <FormSummary binding={drawn} />
      {isLast ? (
        <FormButtons form={form} submit={button} resetLabel={reset?.label} />
      ) : (
        <div className="form__buttons">
          <button type="submit" className="button button--primary button--wide">
            <span className="button__label">{translate("form.next")}</span>
          </button>
        </div>
      )}
      {index > 0 ? (
        <button type="button" className="button button--ghost form__back" onClick={() => go(steps[index - 1]?.id)}>
          <span className="button__label">{translate("form.back")}</span>
        </button>
      ) : null}
      {props.after?.(form.live)}
    </form>
  );
}

/** Draws `form` that has steps. */
export const steppedForm = defineBlock({
  kind: "form",
  name: "steppedForm",
  match: kindHaving("form", "steps"),
  component: SteppedForm,
});
