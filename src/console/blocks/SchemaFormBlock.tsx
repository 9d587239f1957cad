import { lazy, Suspense, useId, useMemo, useState, type ReactElement } from "react";
import { isRecord } from "#compile/isRecord.ts";
import { pointer as pointerOf } from "#compile/pointer.ts";
import { readPointer, type SchemaShape } from "#engine/index.ts";
import type { SchemaUi } from "#renderers/form/schema/toDrawing.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { bundleSchema } from "../bundleSchema.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { localiseSchema } from "../localiseSchema.ts";
import { MemberPicker } from "./MemberPicker.tsx";

const SchemaEditor = lazy(async () => ({ default: (await import("./SchemaEditor.tsx")).SchemaEditor }));

/** Edits a part of the draft by its schema: the whole part, or one of its members at a time. */
export function SchemaFormBlock(props: BlockProps<"schemaForm">): ReactElement {
  const { label, schema, path, split = false, ui } = props;
  const { draft, schemas } = useConsoleTools();
  const translate = useFixedText();
  const id = useId();
  const [chosen, setChosen] = useState<string>();
  const source = useMemo(
    () => ({ title: label, ...localiseSchema(bundleSchema(schemas, schema), translate) }) as SchemaShape,
    [schemas, schema, translate, label],
  );
  if (draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  const whole = readPointer(draft.site, path);
  if (!split) return <Editor label={label} pointer={path} source={source} ui={ui} />;
  const names = isRecord(whole) ? Object.keys(whole) : [];
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  return (
    <div className="split">
      <MemberPicker id={id} label={label} names={names} chosen={name} path={path} onChoose={setChosen} />
      {name === undefined ? null : (
        <div className="split__member">
          <Editor label={name} pointer={`${path}${pointerOf(name)}`} source={source} ui={ui} />
        </div>
      )}
    </div>
  );
}

interface EditorProps {
  label: string;
  pointer: string;
  source: SchemaShape;
  ui: Record<string, unknown> | undefined;
}

function Editor({ label, pointer, source, ui }: EditorProps): ReactElement {
  const { draft } = useConsoleTools();
  return (
    <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
      <SchemaEditor
        key={`${pointer} ${draft.generation}`}
        label={label}
        pointer={pointer}
        source={source}
        {...(ui === undefined ? {} : { ui: ui as SchemaUi })}
      />
    </Suspense>
  );
}

/** Draws `schemaForm`. */
export const schemaForm = defineBlock({ kind: "schemaForm", component: SchemaFormBlock });
