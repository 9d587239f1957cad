import type { ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { withSwitches } from "./flagRows.ts";

interface FlagBatchProps {
  path: string;
  chosen: ReadonlySet<string>;
  /** Places of the rows that are shown. */
  shown: readonly string[];
  onChoose(chosen: ReadonlySet<string>): void;
}

/** Switches all chosen features at once; one step back takes that back. */
export function FlagBatch({ path, chosen, shown, onChoose }: FlagBatchProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const turn = (isOn: boolean) => {
    const before = readPointer(draft.site, path);
    draft.change(path, before, withSwitches(before, chosen, isOn));
    onChoose(new Set());
  };
  const isAll = shown.length > 0 && shown.every((pointer) => chosen.has(pointer));
  return (
    <div className="flags__batch" role="group" aria-label={translate("console.flags.batch")}>
      <label className="flags__all">
        <input
          type="checkbox"
          className="check__box"
          checked={isAll}
          onChange={() => onChoose(new Set(isAll ? [] : shown))}
        />
        {translate("console.flags.chosen", { count: chosen.size })}
      </label>
      {[true, false].map((isOn) => (
        <button
          key={String(isOn)}
          type="button"
          className="button button--secondary"
          data-size="s"
          disabled={chosen.size === 0}
          onClick={() => turn(isOn)}
        >
          {translate(isOn ? "console.flags.turnOn" : "console.flags.turnOff")}
        </button>
      ))}
    </div>
  );
}
