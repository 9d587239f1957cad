import { compileRegistration } from "#compile/forms/registration.ts";
import { withSchema } from "#compile/forms/withSchema.ts";
import type { FormDescriptor } from "#contracts/entities.ts";
import type { ServerForm } from "../form/ServerForm.ts";

const flags = new Set(["DIRECTREG3"]);

/**
 * The registration as the player's page compiles it. The account name and the password, which a registration always
 * asks for, are left out where the measured form does not have them; its data are the values to begin with.
 */
export function compileForm({ rules, data }: ServerForm): FormDescriptor {
  const result = compileRegistration({ rules, flags, tab: "username" });
  if (!result.ok) throw new Error(result.problems.map(({ pointer, reason }) => `${pointer}: ${reason}`).join("\n"));
  const fields = result.form.fields
    .filter(({ name }) => Object.hasOwn(rules, name))
    .map((field) => ({ ...field, default: data[field.name] ?? "" }));
  return withSchema({ id: result.form.id, unjudged: result.form.unjudged, fields });
}
