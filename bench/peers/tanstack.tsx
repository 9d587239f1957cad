import { revalidateLogic, useForm } from "@tanstack/react-form";
import type { FormEvent } from "react";
import { createRoot } from "react-dom/client";
import { checkValue } from "../form/checkValue.ts";
import { FieldView } from "../form/FieldView.tsx";
import { drawTitle } from "../form/drawTitle.tsx";
import { installPeer } from "../form/installPeer.ts";
import type { NeutralField } from "../form/NeutralField.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { prepareNeutral } from "../form/prepareNeutral.ts";

type Data = Record<string, string>;

/** What TanStack Form asks of a field's validator. */
interface Asked {
  value: string;
  fieldApi: { form: { state: { values: Data } } };
}

function toValidators(field: NeutralField, live: boolean) {
  const check = ({ value, fieldApi }: Asked) => checkValue(field, value, fieldApi.form.state.values) ?? undefined;
  if (!live) return { onDynamic: check };
  return field.equals === null ? { onChange: check } : { onChange: check, onChangeListenTo: [field.equals] };
}

function TanStackForm({ form, live }: { form: NeutralForm; live: boolean }) {
  const api = useForm({ defaultValues: form.data, validationLogic: revalidateLogic() });
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void api.handleSubmit();
  };
  return (
    <form className="form" noValidate onSubmit={handleSubmit}>
      <div className="field-list">
        {form.fields.map((field) => (
          <api.Field key={field.name} name={field.name} validators={toValidators(field, live)}>
            {({ state, handleChange, handleBlur }) => (
              <FieldView
                field={field}
                value={state.value}
                error={(state.meta.errors[0] as string | undefined) ?? null}
                onChange={handleChange}
                onBlur={handleBlur}
              />
            )}
          </api.Field>
        ))}
      </div>
      <button type="submit" className="button button--primary button--wide">
        Register
      </button>
    </form>
  );
}

drawTitle();

/** TanStack Form around the plain fields. */
installPeer<NeutralForm>({
  prepare: prepareNeutral,
  mount(element, form, { live }) {
    const root = createRoot(element);
    root.render(<TanStackForm form={form} live={live} />);
    return () => root.unmount();
  },
  errorSelector: ".field__error",
  submitSelector: "button[type=submit]",
});
