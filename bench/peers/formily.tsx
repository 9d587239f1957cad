import { createForm, type Field, type Form } from "@formily/core";
import type { ISchema } from "@formily/json-schema";
import { createSchemaField, FormProvider, observer, useField } from "@formily/react";
import { useMemo, useState, type FormEvent } from "react";
import { createRoot } from "react-dom/client";
import { FieldView } from "../form/FieldView.tsx";
import { drawTitle } from "../form/drawTitle.tsx";
import { installPeer } from "../form/installPeer.ts";
import type { NeutralField } from "../form/NeutralField.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { prepareNeutral } from "../form/prepareNeutral.ts";

type Data = Record<string, string>;

/** The plain field, told by Formily what it holds. */
const PlainField = observer(({ neutral }: { neutral: NeutralField }) => {
  const field = useField<Field>();
  return (
    <FieldView
      field={neutral}
      value={field.value ?? ""}
      error={field.selfErrors[0] ?? null}
      onChange={(value) => void field.onInput(value)}
      onBlur={() => void field.onBlur()}
    />
  );
});

const SchemaField = createSchemaField({ components: { PlainField } });

function toValidators(field: NeutralField, trigger: string, form: Form<Data>): object[] {
  const { messages } = field;
  const validators: object[] = [];
  if (field.required) validators.push({ required: true, message: messages.required });
  if (field.equals !== null) {
    const name = field.equals;
    const validator = (value: unknown) => !value || value === form.values[name] || messages.mismatch;
    validators.push({ validator, message: messages.mismatch });
  } else {
    validators.push({ minLength: field.minLength, message: messages.pattern });
    validators.push({ maxLength: field.maxLength, message: messages.pattern });
    if (field.pattern !== null) validators.push({ pattern: field.pattern, message: messages.pattern });
  }
  return validators.map((validator) => ({ ...validator, triggerType: trigger }));
}

function toSchema(form: NeutralForm, trigger: string, model: Form<Data>): ISchema {
  const properties: Record<string, ISchema> = {};
  for (const field of form.fields) {
    properties[field.name] = {
      type: "string",
      "x-component": "PlainField",
      "x-component-props": { neutral: field },
      "x-validator": toValidators(field, trigger, model),
      ...(field.equals !== null && {
        "x-reactions": {
          dependencies: [field.equals],
          fulfill: { run: "$self.modified && $self.onInput($self.value)" },
        },
      }),
    };
  }
  return { type: "object", properties };
}

function FormilyForm({ form, live }: { form: NeutralForm; live: boolean }) {
  const [model] = useState(() => createForm<Data>({ initialValues: form.data }));
  const schema = useMemo(() => toSchema(form, live ? "onInput" : "onSubmitOnly", model), [form, live, model]);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The errors are on the fields already; the rejection says nothing new.
    model.submit().catch(() => undefined);
  };
  return (
    <form className="form" noValidate onSubmit={handleSubmit}>
      <FormProvider form={model}>
        <div className="field-list">
          <SchemaField schema={schema} />
        </div>
      </FormProvider>
      <button type="submit" className="button button--primary button--wide">
        Register
      </button>
    </form>
  );
}

drawTitle();

/** Formily drawing its JSON schema with plain inputs. */
installPeer<NeutralForm>({
  prepare: prepareNeutral,
  mount(element, form, { live }) {
    const root = createRoot(element);
    root.render(<FormilyForm form={form} live={live} />);
    return () => root.unmount();
  },
  errorSelector: ".field__error",
  submitSelector: "button[type=submit]",
});
