import { formTextOf } from "#compile/forms/formTextOf.ts";
import type { Scope } from "#engine/index.ts";

/** What was filled into the form that an action came from; undefined where the field is empty or not there. */
export function formText(scope: Scope, name: string): string | undefined {
  return formTextOf(scope.read(`/form/${name}`));
}
