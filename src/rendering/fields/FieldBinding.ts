import type { FormModel } from "#forms/FormModel.ts";
import type { NodePlace } from "../NodePlace.ts";

/** What ties the fields of a form to it; the same object as long as the form stands there. */
export interface FieldBinding {
  form: FormModel;
  at: NodePlace;
}
