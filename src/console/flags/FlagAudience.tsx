import { lazy, Suspense, useMemo, type ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import type { JsonSchema } from "#json/schema.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { bundleSchema } from "../bundleSchema.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { localiseSchema } from "../localiseSchema.ts";

const SchemaEditor = lazy(async () => ({ default: (await import("../blocks/SchemaEditor.tsx")).SchemaEditor }));

interface FlagAudienceProps {
  /** The place of the audience in the draft. */
  pointer: string;
  schema: string;
  flag: string;
}

/** Whom a feature is for: everybody, until somebody says for whom. */
export function FlagAudience({ pointer, schema, flag }: FlagAudienceProps): ReactElement | null {
  const translate = useFixedText();
  const { language } = useRendering().ui;
  const { draft, schemas, mayEdit } = useConsoleTools();
  const label = translate("console.flags.audience", { flag });
  const source = useMemo(
    () => ({ ...localiseSchema(bundleSchema(schemas, schema), "flags", translate), title: label }) as JsonSchema,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
    [schemas, schema, translate, language, label],
  );
  const isForSome = readPointer(draft.site, pointer) !== undefined;
  if (!isForSome && !mayEdit()) return null;
  return (
    <div className="flag__audience">
      {isForSome ? (
        <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
          <SchemaEditor key={`${pointer} ${draft.generation}`} label={label} pointer={pointer} source={source} />
        </Suspense>
      ) : null}
      {mayEdit() ? (
        <button
          type="button"
          className="button button--secondary"
          data-size="s"
          onClick={() => draft.edit(pointer, isForSome ? undefined : {})}
        >
          {translate(isForSome ? "console.flags.everybody" : "console.flags.onlySome", { flag })}
        </button>
      ) : null}
    </div>
  );
}
