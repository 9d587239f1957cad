import { useEffect, useImperativeHandle, useRef, type ReactElement, type Ref } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { Suggestions } from "./completionsAt.ts";
import { createCodeEditor, type CodeEditor, type CodeMark } from "./createCodeEditor.ts";

/** What can be done with the field from outside. */
export interface CodeHandle {
  select(from: number, to: number): void;
}

interface CodeAreaProps {
  handle: Ref<CodeHandle>;
  label: string;
  text: string;
  marks: readonly CodeMark[];
  isInvalid: boolean;
  isReadOnly: boolean;
  onWrite(text: string): void;
  offersAt(text: string, place: number): Suggestions | null;
}

/** A field of JSON text with line numbers, colours, remarks at their places, and what may be written. */
export function CodeArea(props: CodeAreaProps): ReactElement {
  const { handle, label, text, marks, isInvalid, isReadOnly } = props;
  const translate = useFixedText();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(undefined);
  const latest = useRef({ ...props, translate });
  useEffect(() => {
    latest.current = { ...props, translate };
  });
  useEffect(() => {
    const { current } = host;
    if (!current) return undefined;
    const now = latest.current;
    const made = createCodeEditor({
      root: current.shadowRoot ?? current.attachShadow({ mode: "open" }),
      text: now.text,
      manner: {
        label: now.label,
        about: now.translate("console.code.about"),
        isInvalid: now.isInvalid,
        isReadOnly: now.isReadOnly,
      },
      phrases: {
        Completions: now.translate("console.code.completions"),
        "Control character": now.translate("console.code.control"),
      },
      onWrite: (next) => latest.current.onWrite(next),
      offersAt: (all, place) => latest.current.offersAt(all, place),
    });
    editor.current = made;
    return () => {
      editor.current = undefined;
      made.destroy();
    };
  }, []);
  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(
    () => editor.current?.setManner({ label, about: translate("console.code.about"), isInvalid, isReadOnly }),
    [label, isInvalid, isReadOnly, translate],
  );
  useEffect(() => editor.current?.setMarks(marks), [marks]);
  useImperativeHandle(handle, () => ({ select: (from, to) => editor.current?.select(from, to) }), []);
  return <div ref={host} className="code-area" dir="ltr" />;
}
