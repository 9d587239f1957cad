import { lazy, Suspense, useMemo, useState, type ReactElement } from "react";
import type { JsonSchema } from "#json/schema.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { bundleSchema } from "../bundleSchema.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { localiseSchema } from "../localiseSchema.ts";

const SchemaEditor = lazy(async () => ({ default: (await import("../blocks/SchemaEditor.tsx")).SchemaEditor }));

interface OwnSettingsProps {
  pointer: string;
  schema: string;
  title: string;
  /** May it be taken away? Fields of the product come back by themselves. */
  isOwn: boolean;
}

/** The whole rule as one form, with what few fields need: how one of the brand's own is drawn, what it repeats, what there is to choose. */
export function OwnSettings({ pointer, schema, title, isOwn }: OwnSettingsProps): ReactElement {
  const translate = useFixedText();
  const { draft, schemas, mayEdit } = useConsoleTools();
  const [isOpen, setIsOpen] = useState(false);
  const source = useMemo(() => {
    const whole = localiseSchema(bundleSchema(schemas, schema), "rules", translate);
    return { ...whole, title } as JsonSchema;
  }, [schemas, schema, translate, title]);
  return (
    <details className="rule-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{translate("console.field.more")}</summary>
      {isOpen ? (
        <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
          <SchemaEditor key={`${pointer} ${draft.generation}`} label={title} pointer={pointer} source={source} />
        </Suspense>
      ) : null}
      {mayEdit() && isOwn ? (
        <button
          type="button"
          className="button button--ghost"
          data-size="s"
          onClick={() => draft.edit(pointer, undefined)}
        >
          {translate("console.field.remove", { field: title })}
        </button>
      ) : null}
    </details>
  );
}
