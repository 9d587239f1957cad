import { useId, useState, type ReactElement } from "react";
import { toPointer } from "#json/pointer.ts";
import { isLanguageCode } from "#i18n/isLanguageCode.ts";
import { languages } from "#i18n/languages.ts";
import { valueFaults } from "#compile/checks/valueFaults.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import type { TextCell } from "./textRows.ts";
import { TextOrigin } from "./TextOrigin.tsx";
import { TextValues } from "./TextValues.tsx";

interface TextCellBoxProps {
  /** The text's key. */
  name: string;
  cell: TextCell;
  /** Is this the only text of the brand's own in its language? */
  isOnlyOwn: boolean;
}

/** Letters that fit into a line of a column, roughly: the box begins as high as its text. */
const lineLength = 34;
const mostLines = 8;
/** The longest text that the platform keeps (texts.schema.json). */
const longest = 4000;

/** One text in one language, written in its place: what is typed goes into the draft, and nothing at all is the product's text again. */
export function TextCellBox({ name, cell, isOnlyOwn }: TextCellBoxProps): ReactElement {
  const translate = useFixedText();
  const id = useId();
  const { draft, mayEdit } = useConsoleTools();
  const { language, own, bundled, source, was, isMissing, isChanged, isAsked } = cell;
  // While somebody writes, an empty box stays empty.
  const [typed, setTyped] = useState<string | null>(null);
  const {
    tag = undefined,
    direction = undefined,
    name: called = language,
  } = isLanguageCode(language) ? languages[language] : {};
  const write = (text: string) => {
    const isOwn = text !== "" && text !== bundled;
    // A language without a text is not kept: it would say nothing, and yet be a change.
    if (!isOwn && isOnlyOwn && own !== undefined) draft.edit(toPointer("texts", language), undefined);
    else draft.edit(toPointer("texts", language, name), isOwn ? text : undefined);
  };
  if (!isAsked)
    return (
      <div className="text-cell" data-language={language}>
        <span className="text-cell__language">{called}</span>
        <span className="text-cell__none">{translate("console.texts.noForm")}</span>
      </div>
    );
  const shown = typed ?? own ?? bundled ?? "";
  const faults = typed === null || typed === "" ? cell.faults : valueFaults(name, source, typed);
  const hasFaults = faults.missing.length + faults.foreign.length > 0;
  return (
    <div className="text-cell" data-language={language} data-own={own === undefined ? undefined : ""}>
      <label className="text-cell__language" htmlFor={id}>
        {called} <span className="only-read">{name}</span>
      </label>
      <textarea
        id={id}
        className="input text-cell__box"
        lang={tag}
        dir={direction}
        rows={Math.min(
          mostLines,
          shown.split("\n").reduce((sum, line) => sum + 1 + Math.floor(line.length / lineLength), 0),
        )}
        maxLength={longest}
        readOnly={!mayEdit()}
        value={shown}
        placeholder={translate(isMissing ? "console.texts.missingHere" : "console.texts.write")}
        aria-invalid={hasFaults || undefined}
        aria-describedby={[`${id}-state`, ...(hasFaults ? [`${id}-faults`] : [])].join(" ")}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          write(event.currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
      <TextValues id={`${id}-faults`} faults={faults} />
      <div id={`${id}-state`} className="text-cell__state">
        {isMissing ? <Badge tone="negative" text={translate("console.texts.view.missing")} /> : null}
        {isChanged ? <Badge tone="accent" text={translate("console.texts.inDraft")} /> : null}
        {own === undefined ? null : (
          <Badge
            tone="muted"
            text={translate(bundled === undefined ? "console.texts.added" : "console.texts.changed")}
          />
        )}
        {was === undefined ? null : <Badge tone="warning" text={translate("console.texts.view.outdated")} />}
        {own === undefined || !mayEdit() ? null : (
          <button
            type="button"
            className="button button--ghost"
            data-size="s"
            aria-label={`${translate("console.texts.resetOf", { key: name })} (${called})`}
            onClick={() => {
              setTyped(null);
              write("");
            }}
          >
            {translate(bundled === undefined ? "console.texts.remove" : "console.texts.reset")}
          </button>
        )}
      </div>
      <TextOrigin name={name} cell={cell} called={called} />
    </div>
  );
}

function Badge({ tone, text }: { tone: string; text: string }): ReactElement {
  return (
    <span className="badge" data-tone={tone}>
      {text}
    </span>
  );
}
