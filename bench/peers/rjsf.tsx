import Form from "@rjsf/core";
import type { FormValidation, RJSFSchema, RJSFValidationError, UiSchema } from "@rjsf/utils";
import { customizeValidator } from "@rjsf/validator-ajv8";
import { createRoot } from "react-dom/client";
import { definedData } from "../form/definedData.ts";
import { drawTitle } from "../form/drawTitle.tsx";
import { installPeer } from "../form/installPeer.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { prepareNeutral } from "../form/prepareNeutral.ts";
import { toJsonSchema } from "../form/toJsonSchema.ts";

type Data = Record<string, string>;

const validator = customizeValidator<Data>();

drawTitle();

/** Stock rjsf, as its own guide sets it up: its theme, its ajv validator, texts through `transformErrors`. */
installPeer<NeutralForm>({
  prepare: prepareNeutral,
  mount(element, form, { live }) {
    const fields = new Map(form.fields.map((field) => [field.name, field]));
    const repeaters = form.fields.filter((field) => field.equals !== null);
    const schema = toJsonSchema(form) as RJSFSchema;
    const passwords = form.fields.filter((field) => field.type === "password");
    const shown = form.fields.filter(({ placeholder }) => placeholder !== "");
    const uiSchema: UiSchema<Data> = {
      "ui:submitButtonOptions": { submitText: "Register" },
      ...Object.fromEntries(shown.map(({ name, placeholder }) => [name, { "ui:placeholder": placeholder }])),
      ...Object.fromEntries(passwords.map(({ name }) => [name, { "ui:widget": "password" }])),
    };
    const transformErrors = (errors: RJSFValidationError[]) => {
      const seen = new Set<string>();
      return errors.flatMap((error) => {
        const name = error.property?.replace(/^\./, "") ?? "";
        const field = fields.get(name);
        if (!field || seen.has(name)) return [];
        seen.add(name);
        return [{ ...error, message: error.name === "required" ? field.messages.required : field.messages.pattern }];
      });
    };
    const customValidate = (data: Data | undefined, errors: FormValidation<Data>) => {
      for (const field of repeaters) {
        const value = data?.[field.name];
        if (value && value !== data?.[field.equals ?? ""]) errors[field.name]?.addError(field.messages.mismatch);
      }
      return errors;
    };
    const root = createRoot(element);
    root.render(
      <Form
        schema={schema}
        uiSchema={uiSchema}
        formData={definedData(form.data)}
        validator={validator}
        liveValidate={live ? "onChange" : false}
        noHtml5Validate
        focusOnFirstError
        transformErrors={transformErrors}
        customValidate={customValidate}
      />,
    );
    return () => root.unmount();
  },
  errorSelector: ".error-detail li",
  submitSelector: "button[type=submit]",
});
