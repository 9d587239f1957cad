import type { ReactElement } from "react";
import { readPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { Icon } from "../../icons/Icon.tsx";
import { namingColumn, type Column } from "./Column.ts";
import { tableRoles } from "./tableRoles.ts";
import "./ColumnChoice.css";

interface TableUnfoldProps {
  columns: readonly Column[];
  row: unknown;
  /** Of what unfolds. */
  id: string;
  isOpen: boolean;
  toggle(): void;
}

/** The button that unfolds what stands below a row, named by the row's primary column. */
export function TableUnfold({ columns, row, id, isOpen, toggle }: TableUnfoldProps): ReactElement {
  const text = useFixedText();
  const write = useFormat();
  const naming = namingColumn(columns);
  const name = naming === undefined ? "" : write(readPointer(row, naming.field), naming.format);
  return (
    <td {...tableRoles.cell} data-cell="unfold">
      <button
        type="button"
        className="table__unfold"
        aria-label={text("ui.table.unfold", { row: name })}
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
