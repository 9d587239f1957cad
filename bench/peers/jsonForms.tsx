import type { ControlElement, JsonSchema, Translator, UISchemaElement } from "@jsonforms/core";
import { JsonForms } from "@jsonforms/react";
import { vanillaCells, vanillaRenderers } from "@jsonforms/vanilla-renderers";
import type { ErrorObject } from "ajv";
import { useMemo, useState, type FormEvent } from "react";
import { createRoot } from "react-dom/client";
import { checkValue } from "../form/checkValue.ts";
import { definedData } from "../form/definedData.ts";
import { drawTitle } from "../form/drawTitle.tsx";
import { installPeer } from "../form/installPeer.ts";
import type { NeutralField } from "../form/NeutralField.ts";
import type { NeutralForm } from "../form/NeutralForm.ts";
import { prepareNeutral } from "../form/prepareNeutral.ts";
import { toJsonSchema } from "../form/toJsonSchema.ts";

type Data = Record<string, string>;

function toLayout(fields: NeutralField[]): UISchemaElement & { elements: ControlElement[] } {
  return {
    type: "VerticalLayout",
    elements: fields.map((field) => ({
      type: "Control",
      scope: `#/properties/${field.name}`,
      ...(field.type === "password" && { options: { format: "password" } }),
      ...(field.placeholder !== "" && { options: { placeholder: field.placeholder } }),
    })),
  };
}

/** One text for all errors of a field, through the key that JSON Forms asks for first. */
function createTranslate(fields: Map<string, NeutralField>): Translator {
  const translate = (
    key: string,
    fallback: string | undefined,
    context?: { errors?: ErrorObject[]; path?: string },
  ) => {
    if (!key.endsWith("error.custom")) return fallback;
    const field = fields.get(context?.path ?? "");
    if (!field) return undefined;
    const keywords = new Set(context?.errors?.map((error) => error.keyword));
    if (keywords.has("required")) return field.messages.required;
    return keywords.has("equals") ? field.messages.mismatch : field.messages.pattern;
  };
  return translate as Translator;
}

/** JSON Schema has no word for "the same as"; JSON Forms takes such errors from outside. */
function findMismatches(repeaters: NeutralField[], data: Data): ErrorObject[] {
  return repeaters
    .filter((field) => data[field.name] && checkValue(field, data[field.name] ?? "", data) !== null)
    .map((field) => ({ instancePath: `/${field.name}`, schemaPath: "", keyword: "equals", params: {}, message: "" }));
}

function VanillaForm({ form, live }: { form: NeutralForm; live: boolean }) {
  const [isChecking, setChecking] = useState(live);
  const [initial] = useState(() => definedData(form.data));
  const set = useMemo(() => {
    const translate = createTranslate(new Map(form.fields.map((field) => [field.name, field])));
    return {
      schema: toJsonSchema(form) as JsonSchema,
      uischema: toLayout(form.fields),
      i18n: { locale: "en", translate },
      repeaters: form.fields.filter((field) => field.equals !== null),
    };
  }, [form]);
  const [mismatches, setMismatches] = useState<ErrorObject[]>([]);
  const handleChange = ({ data }: { data: Data }) => {
    const next = findMismatches(set.repeaters, data);
    setMismatches((before) => (before.length === 0 && next.length === 0 ? before : next));
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setChecking(true);
  };
  return (
    <form noValidate onSubmit={handleSubmit}>
      <JsonForms
        schema={set.schema}
        uischema={set.uischema}
        data={initial}
        renderers={vanillaRenderers}
        cells={vanillaCells}
        i18n={set.i18n}
        validationMode={isChecking ? "ValidateAndShow" : "ValidateAndHide"}
        additionalErrors={mismatches}
        onChange={handleChange}
      />
      <button type="submit" className="button button--primary button--wide">
        Register
      </button>
    </form>
  );
}

drawTitle();

/** JSON Forms with its own plain renderers. */
installPeer<NeutralForm>({
  prepare: prepareNeutral,
  mount(element, form, { live }) {
    const root = createRoot(element);
    root.render(<VanillaForm form={form} live={live} />);
    return () => root.unmount();
  },
  errorSelector: ".validation_error",
  submitSelector: "button[type=submit]",
});
