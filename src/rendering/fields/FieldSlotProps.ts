import type { FieldModel } from "#forms/FieldModel.ts";
import type { FieldBinding } from "./FieldBinding.ts";
import type { FieldView } from "./FieldView.ts";

/** A field, what does not change of it, and what ties it to its form. */
export interface FieldSlotProps {
  field: FieldModel;
  view: FieldView;
  binding: FieldBinding;
  isDisabled?: boolean;
}
