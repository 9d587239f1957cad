import { lazy, Suspense, useMemo, useState, type ReactElement } from "react";
import type { JsonSchema } from "#json/schema.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { bundleSchema } from "../bundleSchema.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { localiseSchema } from "../localiseSchema.ts";

const SchemaEditor = lazy(async () => ({ default: (await import("../blocks/SchemaEditor.tsx")).SchemaEditor }));

interface OwnSettingsProps {
  pointer: string;
  schema: string;
  title: string;
  /** The part of the site whose words it is drawn with. */
  part: string;
  /** What it is opened by. */
  more: string;
  /** What it is taken away by; nothing where that is done elsewhere, or comes back by itself. */
  remove?: string;
}

/** What a desk edits by pickers, whole and as one form: with what only few of them need. */
export function OwnSettings({ pointer, schema, title, part, more, remove }: OwnSettingsProps): ReactElement {
  const translate = useFixedText();
  const { language } = useRendering().ui;
  const { draft, schemas, mayEdit } = useConsoleTools();
  const [isOpen, setIsOpen] = useState(false);
  const source = useMemo(() => {
    const whole = localiseSchema(bundleSchema(schemas, schema), part, translate);
    return { ...whole, title } as JsonSchema;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  }, [schemas, schema, part, translate, language, title]);
  return (
    <details className="rule-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{more}</summary>
      {isOpen ? (
        <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
          <SchemaEditor key={`${pointer} ${draft.generation}`} label={title} pointer={pointer} source={source} />
        </Suspense>
      ) : null}
      {mayEdit() && remove !== undefined ? (
        <button
          type="button"
          className="button button--ghost"
          data-size="s"
          onClick={() => draft.edit(pointer, undefined)}
        >
          {remove}
        </button>
      ) : null}
    </details>
  );
}
