import type { FormDescriptor } from "#contracts/entities.ts";
import { formSchema } from "./formSchema.ts";

/** A form whose schema is still to be made. */
export type SchemalessForm = Omit<FormDescriptor, "schema">;

/** Gives a form its JSON Schema, made when it is first read: to draw a form and to check its fields nobody needs it. */
export function withSchema(form: SchemalessForm): FormDescriptor {
  let schema: FormDescriptor["schema"] | undefined;
  return {
    ...form,
    get schema() {
      return (schema ??= formSchema(form.fields));
    },
  };
}
