import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../../icons/Icon.tsx";
import { nameOfRow, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import "./ColumnChoice.css";

interface TableUnfoldProps {
  columns: readonly Column[];
  row: unknown;
  index: number;
  /** Of what unfolds. */
  id: string;
  isOpen: boolean;
  toggle(): void;
}

/** The button that unfolds what stands below a row, named by the row's primary column. */
export function TableUnfold({ columns, row, index, id, isOpen, toggle }: TableUnfoldProps): ReactElement {
  const text = useFixedText();
  return (
    <td {...tableRoles.cell} data-cell="unfold">
      <button
        type="button"
        className="table__unfold"
        aria-label={text("ui.table.unfold", { row: nameOfRow(columns, row, index) })}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
      >
        <span className="table__unfold-words" aria-hidden="true">
          {text("ui.table.details")}
        </span>
        <Icon name="chevron-down" size={18} />
      </button>
    </td>
  );
}
