import type { ComponentType } from "react";
import type { FormField, Problem } from "#contracts/entities.ts";
import type { FieldChoice, FieldProps } from "../FieldProps.ts";

/** What of a field does not change while somebody types: its words, its limits, and what draws it. */
export interface FieldView {
  id: string;
  name: string;
  label: string;
  placeholder: string;
  help: string;
  isRequired: boolean;
  autoComplete?: string;
  inputMode?: NonNullable<FieldProps["inputMode"]>;
  maxLength: number;
  settings: Readonly<Record<string, unknown>>;
  options: readonly FieldChoice[];
  translate: FieldProps["translate"];
  /** The renderer's component, or why there is none. */
  component: ComponentType<FieldProps> | Problem;
  /** Which outside source the field is bound to. */
  source?: "captcha" | "code" | "countryCode";
  /** The field as the rules describe it. */
  described: FormField;
}
