import { observer } from "mobx-react-lite";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import { useCountries, useLikelyCountry } from "./useCountries.ts";

/** Completes a dialling-code field with the countries, and begins it with the likeliest. */
export const CountrySource = observer(function CountrySource({ field: Field, props, binding }: FieldSourceProps) {
  const countries = useCountries();
  useLikelyCountry(binding.form.field(props.name), countries);
  return <Field {...props} countries={countries} />;
});
