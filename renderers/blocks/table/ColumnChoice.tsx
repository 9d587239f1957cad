import { useId, useRef, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useCloseBeside } from "../../ui/useCloseBeside.ts";
import type { ChosenColumns } from "./useColumns.ts";
import { FoldButton } from "./FoldButton.tsx";
import "./ColumnChoice.css";

/** Which columns are shown: a button, and a box for each column that may be left out. */
export function ColumnChoice({ offered }: Pick<ChosenColumns, "offered">): ReactElement {
  const id = useId();
  const text = useFixedText();
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLSpanElement>(null);
  useCloseBeside(isOpen, box, () => setIsOpen(false));
  return (
    <span ref={box} className="table__columns">
      <FoldButton
        icon="settings"
        label={text("ui.table.columns")}
        isOpen={isOpen}
        controls={id}
        onPress={() => setIsOpen(!isOpen)}
      />
      <fieldset id={id} className="table__column-list" hidden={!isOpen}>
        <legend className="only-read">{text("ui.table.columns")}</legend>
        {offered.map(({ column, isShown, toggle }, place) => (
          <label key={place} className="check table__column">
            <input type="checkbox" className="check__box" checked={isShown} onChange={toggle} />
            <span>{column.label}</span>
          </label>
        ))}
      </fieldset>
    </span>
  );
}
