import { useEffect, useRef, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { PressButton } from "../../ui/PressButton.tsx";
import { PressOf } from "../../ui/PressOf.tsx";
import type { RowSelection } from "./useSelection.ts";
import "./TableBatch.css";

interface TableBatchProps {
  selection: RowSelection;
  batch: BlockProps<"table">["batch"];
}

/** Chooses all rows of the page, says how many are chosen, and what can be done with them. What was done ends the choice. */
export function TableBatch({ selection, batch }: TableBatchProps): ReactElement {
  const text = useFixedText();
  const write = useFormat();
  const { chosen, ofPage } = selection;
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = ofPage === "some";
  }, [ofPage]);
  // The buttons go with the choice; the keyboard stays beside them.
  const end = () => {
    selection.clear();
    box.current?.focus();
  };
  return (
    <div className="table__batch">
      <label className="check table__choose">
        <input
          ref={box}
          type="checkbox"
          className="check__box"
          checked={ofPage === "all"}
          onChange={() => selection.togglePage()}
        />
        <span>{text("ui.table.chooseAll")}</span>
      </label>
      <p className="table__chosen" role="status">
        {chosen.count === 0 ? "" : text("ui.table.chosen", { count: write(chosen.count, "number") })}
      </p>
      {chosen.count === 0 ? null : (
        <div className="table__actions">
          {batch?.(chosen, 0).map((button, place) => {
            const action = async () => {
              const outcome = await button.action();
              if (outcome.ok) end();
              return outcome;
            };
            return <PressOf key={place} size="s" button={{ ...button, action }} />;
          })}
          <PressButton
            size="s"
            variant="ghost"
            label={text("ui.table.chooseNone")}
            onPress={async () => {
              end();
              return { ok: true };
            }}
          />
        </div>
      )}
    </div>
  );
}
