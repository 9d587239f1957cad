import type { FormEvent, ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { FieldList } from "#rendering/fields/FieldList.tsx";
import { useForm } from "#rendering/hooks/useForm.ts";
import { useKeptDraft } from "#rendering/hooks/useKeptDraft.ts";
import { FormButtons } from "./FormButtons.tsx";
import { FormLegend } from "./FormLegend.tsx";
import { FormSummary } from "./FormSummary.tsx";
import { MissingForm } from "./MissingForm.tsx";

/** A form over observable fields: one that the rules describe, or one that the layout brings along. */
export function FormBlock(props: BlockProps<"form">): ReactElement {
  const { at, label, submit, reset, keepOnSuccess = false } = props;
  const drawn = useForm({ form: props.form, fields: props.fields, id: props.id, checks: props.checks, at });
  useKeptDraft(drawn, props.draftState);
  if (!drawn) return <MissingForm name={props.form ?? props.id ?? ""} at={at} />;
  const { form, prefix } = drawn;
  const button = submit(form.live);
  const send = async () => {
    if (button === undefined || button.isDisabled) return;
    const outcome = await form.submit((values) => (submit(values) ?? button).action());
    if (outcome.ok && !keepOnSuccess) form.reset();
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form
      className="form"
      data-node={props.id}
      method="dialog"
      aria-label={label}
      noValidate
      data-columns={props.columns}
      onSubmit={handleSubmit}
    >
      {props.before?.(form.live)}
      <FormLegend />
      <FieldList binding={drawn} prefix={prefix} />
      {props.beforeButtons?.(form.live)}
      <FormSummary binding={drawn} />
      <FormButtons form={form} submit={button} resetLabel={reset?.label} />
      {props.after?.(form.live)}
    </form>
  );
}

/** Draws `form`. */
export const formBlock = defineBlock({ kind: "form", component: FormBlock });
