import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import { bracketMatching, HighlightStyle, indentOnInput, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { Compartment, EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Suggestions } from "./completionsAt.ts";

/** A remark on a part of the text. */
export interface CodeMark {
  from: number;
  to: number;
  message: string;
}

/** How it looks to a screen reader, and what may be done. */
export interface CodeManner {
  label: string;
  /** Read out with the label. */
  about: string;
  isInvalid: boolean;
  isReadOnly: boolean;
}

/** What an editor is told, and what it is asked. */
export interface CodeOptions {
  /** A shadow root: style sheets of the editor are adopted there, since the page's policy takes none that a script writes. */
  root: ShadowRoot;
  text: string;
  manner: CodeManner;
  /** The words that the editor itself says, by the English ones. */
  phrases: Readonly<Record<string, string>>;
  onWrite(text: string): void;
  offersAt(text: string, place: number): Suggestions | null;
}

/** An editor of JSON text. */
export interface CodeEditor {
  /** Puts another text in the place of the present one; where it stands there already nothing happens. */
  setText(text: string): void;
  setManner(manner: CodeManner): void;
  setMarks(marks: readonly CodeMark[]): void;
  /** Selects a part, brings it into view, and has the focus. */
  select(from: number, to: number): void;
  destroy(): void;
}

/** Colours and shapes are the console's own: custom properties reach into the shadow. */
const look = EditorView.theme({
  "&": { color: "var(--c-text)", background: "var(--c-surface-1)", fontSize: "var(--text-s)", maxBlockSize: "70vh" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace, var(--font-body)", lineHeight: "1.5", minBlockSize: "20rem" },
  ".cm-content": { caretColor: "var(--c-text)", paddingBlock: "var(--space-m)" },
  ".cm-cursor": { borderInlineStartColor: "var(--c-text)" },
  ".cm-gutters": { background: "var(--c-surface-1)", color: "var(--c-muted)", border: "0" },
  ".cm-activeLine, .cm-activeLineGutter": { background: "color-mix(in srgb, var(--c-accent) 8%, transparent)" },
  "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground": {
    background: "color-mix(in srgb, var(--c-accent) 30%, transparent)",
  },
  ".cm-tooltip": {
    background: "var(--c-surface-2)",
    color: "var(--c-text)",
    border: "var(--hairline)",
    borderRadius: "var(--radius-s)",
  },
  ".cm-tooltip-autocomplete > ul > li": { paddingBlock: "0.25rem" },
  ".cm-tooltip-autocomplete > ul > li[aria-selected]": { background: "var(--c-accent)", color: "var(--c-on-accent)" },
  ".cm-completionInfo": { padding: "var(--space-s)", fontFamily: "var(--font, inherit)", maxInlineSize: "22rem" },
  ".cm-completionDetail": { fontStyle: "normal", opacity: "0.8" },
  ".cm-matchingBracket": { outline: "1px solid var(--c-muted)" },
});

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "var(--c-accent-text, var(--c-accent))" },
  { tag: tags.string, color: "var(--c-positive)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--c-warning)" },
]);

/** Makes an editor in a shadow root. Tab leaves it, as it does any other field. */
export function createCodeEditor({ root, text, manner, phrases, onWrite, offersAt }: CodeOptions): CodeEditor {
  const mannered = new Compartment();
  const mannerOf = ({ label, about, isInvalid, isReadOnly }: CodeManner) => [
    EditorState.readOnly.of(isReadOnly),
    EditorView.editable.of(!isReadOnly),
    EditorView.contentAttributes.of({
      role: "textbox",
      "aria-multiline": "true",
      "aria-label": label,
      "aria-description": about,
      "aria-readonly": String(isReadOnly),
      ...(isInvalid && { "aria-invalid": "true" }),
      tabindex: "0",
      spellcheck: "false",
    }),
  ];
  let isTold = false;
  const view = new EditorView({
    root,
    parent: root,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        json(),
        syntaxHighlighting(colours),
        autocompletion({
          override: [
            ({ state, pos }) => {
              const found = offersAt(state.doc.toString(), pos);
              if (found === null) return null;
              const options = found.offers.map(({ text: label, shown, isName, about, help }) => ({
                label,
                displayLabel: shown,
                apply: isName ? `${label}: ` : label,
                ...(about !== "" && { detail: about }),
                ...(help !== "" && { info: help }),
                type: isName ? "property" : "constant",
              }));
              return { from: found.from, to: found.to, options };
            },
          ],
          icons: false,
        }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...completionKeymap]),
        EditorState.phrases.of({ ...phrases }),
        EditorState.tabSize.of(2),
        mannered.of(mannerOf(manner)),
        look,
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isTold) onWrite(update.state.doc.toString());
        }),
      ],
    }),
  });
  return {
    setText(next) {
      const { doc } = view.state;
      if (doc.toString() === next) return;
      isTold = true;
      // What came from elsewhere is a step of the history too, so that going back here goes back there.
      view.dispatch({ changes: changed(doc.toString(), next), annotations: Transaction.userEvent.of("input.outside") });
      isTold = false;
    },
    setManner: (next) => view.dispatch({ effects: mannered.reconfigure(mannerOf(next)) }),
    setMarks(marks) {
      const most = view.state.doc.length;
      const diagnostics = marks.map(({ from, to, message }) => ({
        from: Math.min(from, most),
        to: Math.min(Math.max(from, to), most),
        message,
        severity: "error" as const,
      }));
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    select(from, to) {
      const most = view.state.doc.length;
      view.dispatch({
        selection: { anchor: Math.min(from, most), head: Math.min(to, most) },
        effects: EditorView.scrollIntoView(Math.min(from, most), { y: "center" }),
      });
      view.focus();
    },
    destroy: () => view.destroy(),
  };
}

/** The part that differs: what is around it keeps its place, and the cursor with it. */
function changed(before: string, next: string): { from: number; to: number; insert: string } {
  const least = Math.min(before.length, next.length);
  let from = 0;
  while (from < least && before[from] === next[from]) from += 1;
  let end = 0;
  while (end < least - from && before[before.length - 1 - end] === next[next.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: next.slice(from, next.length - end) };
}
