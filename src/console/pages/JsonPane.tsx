import { useEffect, useId, useRef, type ReactElement } from "react";
import { isEqual } from "#json/equal.ts";
import { readJsonText } from "#json/text.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";

interface JsonPaneProps {
  label: string;
  /** Its place in the draft: what cannot be read is kept under it. */
  pointer: string;
  value: unknown;
  onChange(value: unknown): void;
}

/**
 * A value as JSON text. What can be read is in the draft at once; what cannot stays as it was written, here and on the device, until it
 * can be or is given up.
 */
export const JsonPane = observing(function JsonPane({ label, pointer, value, onChange }: JsonPaneProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { writing, place, mayEdit } = useConsoleTools();
  const written = writing.texts.get(pointer);
  // As it was typed, as long as it says what the draft says.
  const typed = useRef<{ text: string; value: unknown }>(undefined);
  const text =
    written ??
    (typed.current && isEqual(typed.current.value, value) ? typed.current.text : JSON.stringify(value, null, 2));
  const error = written === undefined ? null : errorOf(written);
  const write = (next: string) => {
    const read = readJsonText(next);
    const isSound = read.errors.length === 0;
    writing.write(pointer, isSound ? undefined : next);
    typed.current = isSound ? { text: next, value: read.value } : undefined;
    if (isSound && !isEqual(read.value, value)) onChange(read.value);
  };
  const { wanted } = place;
  useEffect(() => {
    const at = place.take(pointer);
    if (at !== null && area.current) select(area.current, at.slice(pointer.length));
  }, [place, wanted, pointer]);
  const giveUp = async () => {
    typed.current = undefined;
    writing.write(pointer, undefined);
    return { ok: true } as const;
  };
  return (
    <div className="json-pane">
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
      {/* It stands there before it says anything, so that it is read out when it does. */}
      <div id={id} role="status">
        {error === null ? null : (
          <p className="field__error">
            {translate("console.documents.invalid", { reason: error })} {translate("console.documents.notPut")}
          </p>
        )}
      </div>
      {error === null ? null : (
        <PressButton variant="ghost" label={translate("console.documents.giveUp")} onPress={giveUp} />
      )}
    </div>
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
}

/** The first error of a text with its line and column; null for JSON. */
function errorOf(text: string): string | null {
  const [error] = readJsonText(text).errors;
  return error === undefined ? null : `${error.line}:${error.column} ${error.reason}`;
}
