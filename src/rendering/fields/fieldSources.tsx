import type { FunctionComponent } from "react";
import { CaptchaSource } from "./CaptchaSource.tsx";
import { CodeSource } from "./CodeSource.tsx";
import { CountrySource } from "./CountrySource.tsx";
import { PhoneSource } from "./PhoneSource.tsx";
import { RowsSource } from "./RowsSource.tsx";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import type { FieldView } from "./FieldView.ts";

/** What completes fields that are bound to something outside their form. */
export const fieldSources: Record<NonNullable<FieldView["source"]>, FunctionComponent<FieldSourceProps>> = {
  captcha: CaptchaSource,
  code: CodeSource,
  countryCode: CountrySource,
  phone: PhoneSource,
  rows: RowsSource,
};
