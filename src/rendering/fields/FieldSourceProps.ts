import type { ComponentType } from "react";
import type { FormField } from "#contracts/entities.ts";
import type { FieldProps } from "../FieldProps.ts";
import type { FieldSlotProps } from "./FieldSlotProps.ts";
import type { FieldBinding } from "./FieldBinding.ts";

/** What a source gets: the field it completes, and what ties it to its form. */
export interface FieldSourceProps {
  field: ComponentType<FieldProps>;
  props: FieldProps;
  described: FormField;
  binding: FieldBinding;
  /** What draws a field that stands in this one. */
  slot: ComponentType<FieldSlotProps>;
}
