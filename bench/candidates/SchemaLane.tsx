import type { ReactElement } from "react";
import type { FormDescriptor } from "#contracts/entities.ts";
import { SchemaForm } from "#renderers/form/schema/SchemaForm.tsx";
import { useSchemaForm } from "#rendering/hooks/useSchemaForm.ts";

interface Props {
  form: FormDescriptor;
  initial: Readonly<Record<string, string>>;
}

/** The same form in the lane of nested schemas. That lane always judges by a submit first, as the console's documents are. */
export function SchemaLane({ form, initial }: Props): ReactElement {
  const drawn = useSchemaForm({ id: "bench", source: form, initial });
  const submit = { label: "Register", onSubmit: () => Promise.resolve({ ok: true } as const) };
  return <SchemaForm drawn={drawn} label="Username" submit={submit} />;
}
