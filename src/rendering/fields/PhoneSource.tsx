import { observer } from "mobx-react-lite";
import type { FormField } from "#contracts/entities.ts";
import { resolveText } from "#engine/index.ts";
import { errorText } from "../hooks/useErrorText.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { PhoneCountry } from "../FieldProps.ts";
import type { FieldBinding } from "./FieldBinding.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import { siblingId } from "./siblingId.ts";
import { useCountries, useLikelyCountry } from "./useCountries.ts";

/** Completes a phone number with its country, which is a field of the form of its own. */
export const PhoneSource = observer(function PhoneSource({
  field: Field,
  props,
  described,
  binding,
}: FieldSourceProps) {
  const context = useRendering();
  const countries = useCountries();
  const partner = countryFieldOf(described, binding);
  const model = partner && binding.form.field(partner.name);
  useLikelyCountry(model, countries);
  if (!partner || !model) return <Field {...props} countries={countries} />;
  const error = model.error === null ? null : errorText(model.error, context);
  const id = siblingId(props, partner.name);
  const country: PhoneCountry = {
    id,
    name: partner.name,
    label: resolveText(partner.label, binding.at.scope, context),
    value: model.value,
    error,
    isRequired: partner.required,
    onChange: model.change,
    onBlur: model.blur,
    countryOf: context.forms.countryOfNumber,
  };
  return <Field {...props} countries={countries} country={country} />;
});

/** The field that holds the dialling code of a number; undefined where the form has none, or hides it. */
function countryFieldOf({ country }: FormField, { form }: FieldBinding): FormField | undefined {
  return country === undefined ? undefined : form.shownFields.find(({ name }) => name === country);
}
