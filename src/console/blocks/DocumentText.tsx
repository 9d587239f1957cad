import { useId, useState, type ReactElement, type ReactNode } from "react";
import { isRecord } from "#compile/isRecord.ts";
import { pointer as pointerOf } from "#compile/pointer.ts";
import { readPointer } from "#engine/index.ts";
import { EmptyState } from "#renderers/blocks/EmptyState.tsx";
import { PressButton } from "#renderers/parts/PressButton.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

/** Chooses one document of a part of the draft and edits it as JSON text. */
export function DocumentText({ label, path, at }: BlockProps<"documentText">): ReactNode {
  const translate = useFixedText();
  const id = useId();
  const tools = useConsoleTools();
  const written = membersOf(readPointer(tools.draft.site, path));
  const bundled = membersOf(tools.bundled(path));
  const names = [...new Set([...Object.keys(bundled), ...Object.keys(written)])].toSorted();
  const [chosen, setChosen] = useState<string>();
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  if (name === undefined) {
    return (
      <EmptyState title={translate("console.documents.none")} text={translate("console.documents.noneText")} at={at} />
    );
  }
  const document = written[name] ?? bundled[name];
  return (
    <div className="document-text">
      <div className="field">
        <label className="field__label" htmlFor={id}>
          {translate("console.documents.choose")}
        </label>
        <select
          id={id}
          className="input input--select"
          value={name}
          onChange={(event) => setChosen(event.target.value)}
        >
          {names.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      </div>
      <TextEditor
        key={`${name} ${tools.draft.generation}`}
        label={`${label} ${name}`}
        document={document}
        pointer={`${path}${pointerOf(name)}`}
        isBundled={written[name] === undefined}
        isReplacing={bundled[name] !== undefined}
      />
    </div>
  );
}

interface TextEditorProps {
  label: string;
  document: unknown;
  pointer: string;
  /** Is what is shown the bundled document? */
  isBundled: boolean;
  /** Is there a bundled document to go back to? */
  isReplacing: boolean;
}

function TextEditor({ label, document, pointer, isBundled, isReplacing }: TextEditorProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { draft, mayEdit } = useConsoleTools();
  const [text, setText] = useState(() => JSON.stringify(document, null, 2));
  const [fault, setFault] = useState<string | null>(null);
  const apply = async () => {
    const read = readJson(text);
    setFault(read.ok ? null : read.reason);
    if (read.ok) draft.edit(pointer, read.value);
    return { ok: true } as const;
  };
  const remove = async () => {
    draft.edit(pointer, undefined);
    return { ok: true } as const;
  };
  return (
    <>
      {isBundled ? <p className="document-text__hint">{translate("console.documents.bundled")}</p> : null}
      <textarea
        className="document-text__area"
        aria-label={label}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : id}
        dir="ltr"
        spellCheck={false}
        readOnly={!mayEdit()}
        value={text}
        rows={24}
        onChange={(event) => setText(event.target.value)}
      />
      {fault === null ? null : (
        <p id={id} className="field__error" role="alert">
          {translate("console.documents.invalid", { reason: fault })}
        </p>
      )}
      {mayEdit() ? (
        <div className="form__buttons">
          <PressButton variant="primary" label={translate("console.documents.apply")} onPress={apply} />
          {isReplacing && !isBundled ? (
            <PressButton variant="ghost" label={translate("console.documents.remove")} onPress={remove} />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function membersOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

function readJson(text: string): { ok: true; value: unknown } | { ok: false; reason: string } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

/** Draws `documentText`. */
export const documentText = defineBlock({ kind: "documentText", component: DocumentText });
