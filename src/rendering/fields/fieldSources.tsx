import type { ComponentType } from "react";
import { CaptchaSource } from "./CaptchaSource.tsx";
import { CodeSource } from "./CodeSource.tsx";
import { PhoneSource } from "./PhoneSource.tsx";
import { RowsSource } from "./RowsSource.tsx";
import { createChunk } from "../createChunk.ts";
import { lazyComponent } from "../lazyComponent.tsx";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import type { FieldView } from "./FieldView.ts";
import { observer } from "mobx-react-lite";
import { useCountries, useLikelyCountry } from "./useCountries.ts";

/** Completes a dialling-code field with the countries, and begins it with the likeliest. */
const CountrySource = observer(function CountrySource({ field: Field, props, binding }: FieldSourceProps) {
  const countries = useCountries();
  useLikelyCountry(binding.form.field(props.name), countries);
  return <Field {...props} countries={countries} />;
});

const uploads = createChunk("src/rendering/fields/UploadSource.tsx", () => import("./UploadSource.tsx"));

/** What completes fields that are bound to something outside their form. */
export const fieldSources: Record<NonNullable<FieldView["source"]>, ComponentType<FieldSourceProps>> = {
  captcha: CaptchaSource,
  code: CodeSource,
  countryCode: CountrySource,
  phone: PhoneSource,
  rows: RowsSource,
  upload: lazyComponent(uploads, ({ UploadSource }) => UploadSource),
};
