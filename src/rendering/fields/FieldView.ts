import type { Diagnostic } from "#contracts/api.ts";
import type { ComponentType } from "react";
import type { FormField } from "#contracts/entities.ts";
import type { FieldProps } from "../FieldProps.ts";

/** The properties of a field that do not change while somebody types: its words and its limits. */
export type SteadyProps = Pick<
  FieldProps,
  | "id"
  | "name"
  | "label"
  | "placeholder"
  | "help"
  | "isRequired"
  | "autoComplete"
  | "inputMode"
  | "maxLength"
  | "settings"
  | "options"
  | "translate"
  | "format"
>;

/** What of a field does not change while somebody types, and what draws it. */
export interface FieldView {
  /** An object of their own, so that drawing a field copies them once. */
  steady: SteadyProps;
  /** The renderer's component, or why there is none. */
  component: ComponentType<FieldProps> | Diagnostic;
  /** Which outside source the field is bound to. */
  source?: "captcha" | "code" | "countryCode" | "phone" | "rows" | "upload";
  /** The field as the rules describe it. */
  described: FormField;
  /** The currency of an amount; empty where it is none, or where nobody says. */
  currency: string;
}
