import { useDeferredValue, useEffect, useId, useMemo, useRef, type ReactElement } from "react";
import { isEqual } from "#json/equal.ts";
import { readJsonText } from "#json/text.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { jsonFindings } from "./jsonFindings.ts";

interface JsonPaneProps {
  label: string;
  /** Its place in the draft: what cannot be read is kept under it. */
  pointer: string;
  value: unknown;
  /** Is it one node, or a whole document? */
  what: "node" | "document";
  onChange(value: unknown): void;
}

/**
 * A value as JSON text. What can be read is in the draft at once; what cannot stays as it was written, here and on the device, until it
 * can be or is given up.
 */
export const JsonPane = observing(function JsonPane({
  label,
  pointer,
  value,
  what,
  onChange,
}: JsonPaneProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLOListElement>(null);
  const { writing, place, mayEdit } = useConsoleTools();
  const written = writing.texts.get(pointer);
  // As it was typed, as long as it says what the draft says.
  const typed = useRef<{ text: string; value: unknown }>(undefined);
  const text =
    written ??
    (typed.current && isEqual(typed.current.value, value) ? typed.current.text : JSON.stringify(value, null, 2));
  const [error] = written === undefined ? [] : readJsonText(written).errors;
  const isBroken = error !== undefined;
  const judged = useDeferredValue(value);
  const findings = useMemo(() => jsonFindings(judged, what), [judged, what]);
  const lines = useMemo(() => lineCount(text), [text]);
  const found = useMemo(() => {
    const { rangeOf } = readJsonText(text);
    return findings.map((finding) => ({ ...finding, line: lineAt(text, rangeOf(finding.pointer)?.from ?? 0) }));
  }, [text, findings]);
  const marked = new Set(isBroken ? [error.line] : found.map(({ line }) => line));
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
      <div className="json-text">
        <ol ref={gutter} className="json-text__lines" aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => (
            <li key={index} data-wrong={marked.has(index + 1) || undefined} />
          ))}
        </ol>
        <textarea
          ref={area}
          className="document-text__area"
          wrap="off"
          onScroll={({ currentTarget }) => gutter.current?.scrollTo({ top: currentTarget.scrollTop })}
          aria-label={label}
          aria-invalid={isBroken}
          aria-describedby={isBroken ? id : undefined}
          dir="ltr"
          spellCheck={false}
          readOnly={!mayEdit()}
          value={text}
          rows={24}
          onChange={(event) => write(event.target.value)}
        />
      </div>
      {/* It stands there before it says anything, so that it is read out when it does. */}
      <div id={id} role="status">
        {!isBroken ? null : (
          <p className="field__error">
            {translate("console.documents.invalid", { reason: `${error.line}:${error.column} ${error.reason}` })}{" "}
            {translate("console.documents.notPut")}
          </p>
        )}
      </div>
      {isBroken || found.length === 0 ? null : (
        <ul className="json-text__found" aria-label={translate("console.findings.here")}>
          {found.slice(0, mostFound).map(({ pointer: at, reason, nearest, line }) => (
            <li key={`${at} ${reason}`}>
              <button
                type="button"
                className="button button--ghost"
                data-size="s"
                onClick={() => area.current && select(area.current, at)}
              >
                {translate("console.texts.line", { line })}
              </button>{" "}
              <bdi>{reason}</bdi> {nearest === undefined ? null : translate("console.changes.nearest", { nearest })}
            </li>
          ))}
        </ul>
      )}
      {!isBroken ? null : (
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

/** More findings than this are not read one by one. */
const mostFound = 20;

function lineCount(text: string): number {
  return text.split("\n").length;
}

/** The line of a place in a text, from 1. */
function lineAt(text: string, place: number): number {
  return lineCount(text.slice(0, place));
}
