import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  type ReactElement,
} from "react";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import { readPointer } from "#json/pointer.ts";
import { readJsonText } from "#json/text.ts";
import { PressButton } from "#renderers/ui/PressButton.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findingWords } from "../findingWords.ts";
import type { CodeHandle } from "./code/CodeArea.tsx";
import { useOffers } from "./code/useOffers.ts";
import { jsonFindings, type WrittenAs } from "./jsonFindings.ts";

const CodeArea = lazy(async () => ({ default: (await import("./code/CodeArea.tsx")).CodeArea }));

interface JsonPaneProps {
  label: string;
  /** Its place in the draft: what cannot be read is kept under it. */
  pointer: string;
  value: unknown;
  /** Is it one node or field, a form, or a whole document? */
  what: WrittenAs;
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
  const area = useRef<CodeHandle>(null);
  const { writing, place, draft, mayEdit } = useConsoleTools();
  const rules = readPointer(draft.site, "/rules/register");
  const { language } = useRendering().ui;
  const written = writing.texts.get(pointer);
  // As it was typed, as long as it says what the draft says.
  const typed = useRef<{ text: string; value: unknown }>(undefined);
  const text =
    written ??
    (typed.current && isEqual(typed.current.value, value) ? typed.current.text : JSON.stringify(value, null, 2));
  const [error] = written === undefined ? [] : readJsonText(written).errors;
  const isBroken = error !== undefined;
  const judged = useDeferredValue(value);
  const findings = useMemo(() => jsonFindings(judged, what, rules), [judged, what, rules]);
  const offersAt = useOffers(what, isRecord(value) && value["layout"] !== undefined);
  const found = useMemo(() => {
    const { rangeOf } = readJsonText(text);
    return findings.map((finding) => {
      const { from, to } = rangeOf(finding.pointer) ?? { from: 0, to: 0 };
      return { ...finding, reason: findingWords(finding, translate), from, to, line: lineAt(text, from) };
    });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
  }, [text, findings, translate, language]);
  const broken = isBroken ? findingWords(error, translate) : "";
  const wrong = isBroken ? `${error.line}:${error.column} ${broken}` : "";
  const marks = useMemo(() => {
    if (!isBroken) return found.map(({ from, to, reason }) => ({ from, to, message: reason }));
    const from = placeOf(text, error);
    return [{ from, to: from + 1, message: broken }];
  }, [text, isBroken, error, broken, found]);
  const write = (next: string) => {
    const read = readJsonText(next);
    const isSound = read.errors.length === 0;
    writing.write(pointer, isSound ? undefined : next);
    typed.current = isSound ? { text: next, value: read.value } : undefined;
    if (isSound && !isEqual(read.value, value)) onChange(read.value);
  };
  const shown = useRef(text);
  useEffect(() => {
    shown.current = text;
  });
  /** Selects the value at a place of the text and brings it into view; the beginning where it cannot be found. */
  const select = useCallback((at: string) => {
    const { from, to } = readJsonText(shown.current).rangeOf(at) ?? { from: 0, to: 0 };
    area.current?.select(from, to);
  }, []);
  const { wanted } = place;
  useEffect(() => {
    const at = place.take(pointer);
    if (at !== null) select(at.slice(pointer.length));
  }, [place, wanted, pointer, select]);
  const giveUp = async () => {
    typed.current = undefined;
    writing.write(pointer, undefined);
    return { ok: true } as const;
  };
  return (
    <div className="json-pane">
      <Suspense fallback={<div className="skeleton" aria-busy="true" />}>
        <CodeArea
          handle={area}
          label={label}
          text={text}
          marks={marks}
          isInvalid={isBroken}
          isReadOnly={!mayEdit()}
          onWrite={write}
          offersAt={offersAt}
        />
      </Suspense>
      {/* It stands there before it says anything, so that it is read out when it does. */}
      <div id={id} role="status">
        {!isBroken ? null : (
          <p className="field__error">
            {translate("console.documents.invalid", { reason: wrong })} {translate("console.documents.notPut")}
          </p>
        )}
      </div>
      {isBroken || found.length === 0 ? null : (
        <ul className="json-text__found" aria-label={translate("console.findings.here")}>
          {found.slice(0, mostFound).map(({ pointer: at, reason, nearest, line }) => (
            <li key={`${at} ${reason}`}>
              <button type="button" className="button button--ghost" data-size="s" onClick={() => select(at)}>
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

/** More findings than this are not read one by one. */
const mostFound = 20;

/** The line of a place in a text, from 1. */
function lineAt(text: string, place: number): number {
  return text.slice(0, place).split("\n").length;
}

/** The place in a text of a line and a column, both from 1. */
function placeOf(text: string, { line, column }: { line: number; column: number }): number {
  const before = text.split("\n").slice(0, line - 1);
  return Math.min(text.length, before.reduce((sum, one) => sum + one.length + 1, 0) + column - 1);
}
