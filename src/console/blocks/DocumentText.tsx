import { useId, type ReactNode } from "react";
import { isRecord } from "#json/isRecord.ts";
import { readPointer, toPointer } from "#json/pointer.ts";
import { EmptyState } from "#renderers/blocks/EmptyState.tsx";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { useChosenMember } from "../useChosenMember.ts";
import { JsonEditor } from "./JsonEditor.tsx";

/** Chooses one document of a part of the draft and edits it as JSON text. */
export function DocumentText({ label, path, at }: BlockProps<"documentText">): ReactNode {
  const translate = useFixedText();
  const id = useId();
  const tools = useConsoleTools();
  const { writing } = tools;
  const written = membersOf(readPointer(tools.draft.site, path));
  const bundled = membersOf(tools.bundled(path));
  const names = [...new Set([...Object.keys(bundled), ...Object.keys(written)])].toSorted();
  const [chosen, setChosen] = useChosenMember(path);
  const name = chosen !== undefined && names.includes(chosen) ? chosen : names[0];
  // Before that only the bundled documents are there, in an order of their own.
  if (tools.draft.state.status !== "ready") return <div className="skeleton" aria-busy="true" />;
  if (name === undefined) {
    return (
      <EmptyState title={translate("console.documents.none")} text={translate("console.documents.noneText")} at={at} />
    );
  }
  const pointer = `${path}${toPointer(name)}`;
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
            <option key={each} value={each}>
              {writing.texts.has(`${path}${toPointer(each)}`)
                ? translate("console.documents.open", { name: each })
                : each}
            </option>
          ))}
        </select>
      </div>
      <JsonEditor
        key={pointer}
        label={`${label} ${name}`}
        pointer={pointer}
        document={written[name] ?? bundled[name]}
        isBundled={written[name] === undefined}
        isReplacing={bundled[name] !== undefined}
      />
    </div>
  );
}

function membersOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Draws `documentText`. */
export const documentText = defineBlock({ kind: "documentText", component: DocumentText });
