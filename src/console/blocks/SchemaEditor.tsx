import type { ReactElement } from "react";
import { readPointer, type SchemaShape } from "#engine/index.ts";
import { SchemaForm } from "#renderers/form/schema/SchemaForm.tsx";
import type { SchemaUi } from "#renderers/form/schema/toDrawing.ts";
import { useSchemaForm } from "#rendering/hooks/useSchemaForm.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface SchemaEditorProps {
  label: string;
  /** The part of the draft that is edited. */
  pointer: string;
  source: SchemaShape;
  ui?: SchemaUi;
}

/** The form over a part of the draft; every change goes into the draft. Loaded on demand, because it brings rjsf along. */
export const SchemaEditor = observing(function SchemaEditor({
  label,
  pointer,
  source,
  ui,
}: SchemaEditorProps): ReactElement {
  const { draft, mayEdit } = useConsoleTools();
  const drawn = useSchemaForm({
    id: `draft${pointer}`,
    source,
    initial: readPointer(draft.site, pointer),
    onChange: (value) => draft.edit(pointer, value),
  });
  return <SchemaForm drawn={drawn} label={label} isReadOnly={!mayEdit()} {...(ui ? { ui } : {})} />;
});
