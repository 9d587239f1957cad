import type { FormDescriptor, FormField } from "#contracts/entities.ts";

/** The fields that must equal another one, by the name of that one. */
export function dependentsOf({ fields }: Pick<FormDescriptor, "fields">): Map<string, FormField[]> {
  const dependents = new Map<string, FormField[]>();
  for (const field of fields) {
    const { equals } = field.rule;
    if (equals !== null) dependents.set(equals, [...(dependents.get(equals) ?? []), field]);
  }
  return dependents;
}
