import { useEffect, useId, useRef, type ReactElement } from "react";
import { readJsonText } from "#json/text.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface JsonEditorProps {
  label: string;
  document: unknown;
  /** Its place in the draft. */
  pointer: string;
  /** Is what is shown the bundled document? */
  isBundled: boolean;
  /** Is there a bundled document to go back to? */
  isReplacing: boolean;
}

const done = { ok: true } as const;

/**
 * A document as JSON text. What is written stays, here and on the device, until it is put into the draft or given up;
 * "bundled" takes the brand's own document away, and with it whatever was being written.
 */
export const JsonEditor = observing(function JsonEditor(props: JsonEditorProps): ReactElement {
  const { label, document, pointer, isBundled, isReplacing } = props;
  const translate = useFixedText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { draft, writing, place, mayEdit } = useConsoleTools();
  const saved = JSON.stringify(document, null, 2);
  const written = writing.texts.get(pointer);
  const text = written ?? saved;
  const error = written === undefined ? null : errorOf(written);
  const write = (next: string) => writing.write(pointer, next === saved ? undefined : next);
  const { wanted } = place;
  useEffect(() => {
    const at = place.take(pointer);
    if (at !== null && area.current) select(area.current, at.slice(pointer.length));
  }, [place, wanted, pointer]);
  const apply = async () => {
    if (written === undefined || error !== null) return done;
    draft.edit(pointer, readJsonText(written).value);
    writing.write(pointer, undefined);
    return done;
  };
  const giveUp = async () => {
    writing.write(pointer, undefined);
    return done;
  };
  const remove = async () => {
    writing.write(pointer, undefined);
    draft.edit(pointer, undefined);
    return done;
  };
  const state = written !== undefined ? "console.documents.notPut" : isBundled ? "console.documents.bundled" : null;
  return (
    <>
      {/* It stands there before it says anything, so that it is read out when it does. */}
      <p className="document-text__hint" role="status" data-tone={written === undefined ? undefined : "warning"}>
        {state === null ? "" : translate(state)}
      </p>
      <textarea
        ref={area}
        className="document-text__area"
        aria-label={label}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : id}
        dir="ltr"
        spellCheck={false}
        readOnly={!mayEdit()}
        value={text}
        rows={24}
        onChange={(event) => write(event.target.value)}
      />
      {error === null ? null : (
        <p id={id} className="field__error">
          {translate("console.documents.invalid", { reason: error })}
        </p>
      )}
      {mayEdit() ? (
        <div className="form__buttons">
          <PressButton
            variant="primary"
            label={translate("console.documents.apply")}
            isDisabled={written === undefined || error !== null}
            onPress={apply}
          />
          {written === undefined ? null : (
            <PressButton variant="ghost" label={translate("console.documents.giveUp")} onPress={giveUp} />
          )}
          {isBundled ? null : (
            <PressButton
              variant="ghost"
              label={translate(isReplacing ? "console.documents.remove" : "console.documents.delete")}
              onPress={remove}
            />
          )}
        </div>
      ) : null}
    </>
  );
});

/** Selects the value at a place of the text and brings it into view; the whole text where it cannot be found. */
function select(area: HTMLTextAreaElement, pointer: string): void {
  const { value } = area;
  const range = readJsonText(value).rangeOf(pointer) ?? { from: 0, to: 0 };
  area.focus({ preventScroll: true });
  area.setSelectionRange(range.from, range.to);
  const lines = value.split("\n").length;
  const line = value.slice(0, range.from).split("\n").length - 1;
  area.scrollTop = Math.max(0, (area.scrollHeight / lines) * line - area.clientHeight / 3);
  area.scrollIntoView({ block: "center" });
}

/** The first error of a text with its line and column; null for JSON. */
function errorOf(text: string): string | null {
  const [error] = readJsonText(text).errors;
  return error === undefined ? null : `${error.line}:${error.column} ${error.reason}`;
}
