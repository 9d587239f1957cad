import type { ReactElement } from "react";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { stepBack, stepForward } from "../steps.ts";
import { kindWord } from "./kindWords.ts";
import type { NodeActs } from "./useNodeActs.ts";

/** Nodes that others are put into. */
const wrappers: readonly Readonly<Record<string, unknown>>[] = [
  { kind: "stack", gap: "m", children: [] },
  { kind: "grid", columns: { phone: 1, tablet: 2, desktop: 2 }, gap: "m", children: [] },
  { kind: "card", children: [] },
  { kind: "section", children: [] },
];

/** What can be done with the chosen node. */
export const NodeTools = observing(function NodeTools({ acts }: { acts: NodeActs }): ReactElement {
  const translate = useFixedText();
  const tools = useConsoleTools();
  const { last, next } = tools.draft.history;
  const { wrap } = acts;
  return (
    <div className="node-tools" role="toolbar" aria-label={translate("console.pages.tools")}>
      <button type="button" className="button button--primary" data-size="s" onClick={acts.add}>
        <Icon name="plus" size={16} />
        <span className="button__label">{translate("console.pages.add")}</span>
      </button>
      <Tool icon="chevron-up" word="up" act={acts.up} />
      <Tool icon="chevron-down" word="down" act={acts.down} />
      <Tool icon="arrow-end" word="in" act={acts.in} />
      <Tool icon="arrow-start" word="out" act={acts.out} />
      <Tool icon="copy" word="duplicate" act={acts.duplicate} />
      <Tool icon="trash" word="remove" act={acts.remove} />
      <Tool icon="undo" word="undo" act={last && (() => stepBack(tools))} />
      <Tool icon="redo" word="redo" act={next && (() => stepForward(tools))} />
      <select
        className="input input--select node-tools__wrap"
        aria-label={translate("console.pages.wrap")}
        value=""
        disabled={wrap === undefined}
        onChange={({ target }) => {
          const wrapper = wrappers.find(({ kind }) => kind === target.value);
          if (target.value === "unwrap") acts.unwrap?.();
          else if (wrapper) wrap?.(wrapper);
        }}
      >
        <option value="">{translate("console.pages.wrap")}</option>
        {wrappers.map(({ kind }) => (
          <option key={String(kind)} value={String(kind)}>
            {translate("console.pages.wrapIn", { node: kindWord(String(kind), translate) })}
          </option>
        ))}
        {acts.unwrap ? <option value="unwrap">{translate("console.pages.unwrap")}</option> : null}
      </select>
    </div>
  );
});

interface ToolProps {
  icon: string;
  word: string;
  act: (() => void) | undefined;
}

/** It stays where the keyboard is while there is nothing to do. */
function Tool({ icon, word, act }: ToolProps): ReactElement {
  const translate = useFixedText();
  const label = translate(`console.pages.tool.${word}`);
  return (
    <button
      type="button"
      className="icon-button"
      aria-label={label}
      title={translate(`console.pages.keys.${word}`, { act: label })}
      aria-disabled={act === undefined || undefined}
      onClick={act}
    >
      <Icon name={icon} />
    </button>
  );
}
