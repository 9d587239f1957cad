import { isFilled } from "#forms/isFilled.ts";
import type { FormModel } from "#forms/FormModel.ts";

/** How many steps from the first one on have everything that they must have. */
export function leftSteps(steps: readonly { readonly fields?: readonly string[] }[], form: FormModel): number {
  const missing = new Set(
    form.shownFields
      .filter(({ name, required }) => required && !isFilled(form.field(name).value))
      .map(({ name }) => name),
  );
  const first = steps.findIndex(({ fields = [] }) => fields.some((name) => missing.has(name)));
  return first < 0 ? steps.length - 1 : first;
}
