import { useEffect, useRef, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { flagNames } from "./flagNames.ts";
import { flagsThatTurn, withSwitches } from "./flagRows.ts";

interface FlagBatchProps {
  path: string;
  root: unknown;
  /** Places of the chosen rows. */
  chosen: ReadonlySet<string>;
  /** Places of the rows that are shown. */
  shown: readonly string[];
  /** Chooses all that are shown, or none at all. */
  onAll(isAll: boolean): void;
}

/** Switches all chosen features at once, and says before what that comes to; one step back takes it back. */
export function FlagBatch({ path, root, chosen, shown, onAll }: FlagBatchProps): ReactElement {
  const translate = useFixedText();
  const { draft } = useConsoleTools();
  const box = useRef<HTMLInputElement>(null);
  const isAll = shown.length > 0 && shown.every((pointer) => chosen.has(pointer));
  const isSome = chosen.size > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  const turn = (isOn: boolean) => {
    draft.change(path, root, withSwitches(root, chosen, isOn));
    onAll(false);
  };
  const on = chosen.size === 0 ? [] : flagsThatTurn(root, withSwitches(root, chosen, true)).on;
  const off = chosen.size === 0 ? [] : flagsThatTurn(root, withSwitches(root, chosen, false)).off;
  return (
    <div className="flags__batch" role="group" aria-label={translate("console.flags.batch")}>
      <label className="flags__all">
        <input ref={box} type="checkbox" className="check__box" checked={isAll} onChange={() => onAll(!isAll)} />
        {translate("console.flags.all", { count: shown.length })}
      </label>
      {chosen.size === 0 ? null : (
        <>
          <span role="status">{translate("console.flags.chosen", { count: chosen.size })}</span>
          {([true, false] as const).map((isOn) => (
            <button
              key={String(isOn)}
              type="button"
              className="button button--secondary"
              data-size="s"
              onClick={() => turn(isOn)}
            >
              {translate(isOn ? "console.flags.turnOn" : "console.flags.turnOff")}
            </button>
          ))}
          <p className="flags__would text" data-size="s" data-tone="muted">
            {on.length === 0 ? null : (
              <span>{translate("console.flags.wouldOn", { flags: flagNames(on, translate) })}</span>
            )}{" "}
            {off.length === 0 ? null : (
              <span>{translate("console.flags.wouldOff", { flags: flagNames(off, translate) })}</span>
            )}
            {on.length + off.length === 0 ? translate("console.flags.wouldNothing") : null}
          </p>
        </>
      )}
    </div>
  );
}
