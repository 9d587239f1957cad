import { useEffect, useRef, useState, type ReactElement } from "react";
import type { FieldError } from "#forms/FieldError.ts";
import type { JsonSchema } from "#json/schema.ts";
import { readPointer } from "#json/pointer.ts";
import type { Revealed } from "#renderers/form/schema/Revealed.ts";
import { SchemaForm } from "#renderers/form/schema/SchemaForm.tsx";
import type { SchemaUi } from "#renderers/form/schema/toDrawing.ts";
import { useSchemaForm } from "#rendering/hooks/useSchemaForm.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findErrors } from "../createJudge.ts";
import { focusPlace } from "../focusPlace.ts";
import { useFound } from "../useFound.ts";

interface SchemaEditorProps {
  label: string;
  /** The part of the draft that is edited. */
  pointer: string;
  source: JsonSchema;
  ui?: SchemaUi;
}

/**
 * The form over a part of the draft; every change goes into the draft, and what is wrong with it, or was found by the gate,
 * stands at its field. Loaded on demand, because it brings rjsf along.
 */
export const SchemaEditor = observing(function SchemaEditor({
  label,
  pointer,
  source,
  ui,
}: SchemaEditorProps): ReactElement {
  const { draft, place, mayEdit } = useConsoleTools();
  const last = useRef(readPointer(draft.site, pointer));
  const drawn = useSchemaForm({
    id: `draft${pointer}`,
    source,
    initial: last.current,
    findErrors: (document) => fieldErrorsOf(source, document),
    checksTyping: true,
    onChange: (value) => {
      const before = last.current;
      last.current = value;
      draft.change(pointer, before, value);
    },
  });
  const { held } = draft;
  const found = useFound(pointer);
  const { document, prefix } = drawn;
  useEffect(() => document.note(found), [document, found, held]);
  const { wanted } = place;
  const [revealed, setRevealed] = useState<Revealed>(null);
  useEffect(() => {
    const at = place.take(pointer);
    if (at !== null) setRevealed({ pointer: at.slice(pointer.length) });
  }, [place, wanted, pointer]);
  useEffect(() => {
    // What was folded around it is open by now.
    if (revealed !== null) focusPlace(prefix, revealed.pointer);
  }, [revealed, prefix]);
  return <SchemaForm drawn={drawn} label={label} isReadOnly={!mayEdit()} revealed={revealed} {...(ui ? { ui } : {})} />;
});

function fieldErrorsOf(source: JsonSchema, document: unknown): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const { pointer, rule, limit } of findErrors(source as Record<string, unknown>, document)) {
    if (!errors.has(pointer))
      errors.set(pointer, { reason: "schema", rule, ...(limit === undefined ? {} : { limit }) });
  }
  return errors;
}
