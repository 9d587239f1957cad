import type { ComponentType, ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useTableSource } from "#rendering/hooks/useTableSource.ts";
import { Definition } from "../ui/Definition.tsx";
import { EmptyMark } from "../ui/EmptyMark.tsx";
import { Failure } from "../ui/Failure.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { ListMore } from "../ui/ListMore.tsx";
import { Ticking } from "../ui/Ticking.tsx";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useSeenRows } from "../ui/useSeenRows.ts";
import { TableBatch } from "./table/TableBatch.tsx";
import { TableBody, type TableBodyProps } from "./table/TableBody.tsx";
import { TableFilters } from "./table/TableFilters.tsx";
import { TableFoot } from "./table/TableFoot.tsx";
import { TableHead } from "./table/TableHead.tsx";
import { TablePages } from "./table/TablePages.tsx";
import { TableSkeleton } from "./table/TableSkeleton.tsx";
import { TableTools } from "./table/TableTools.tsx";
import { tableRoles } from "./table/tableRoles.ts";
import { useColumns } from "./table/useColumns.ts";
import { useSelection } from "./table/useSelection.ts";

/** A table: filters above, sums, sortable columns, pages below; its rows become cards where there is little room. */
export function Table(props: BlockProps<"table"> & { Body?: ComponentType<TableBodyProps> }): ReactElement {
  const { label, rowKey, rowActions, rowPress, expand, empty, Body = TableBody } = props;
  const { shown: columns, offered } = useColumns(props);
  const { box, seen } = useSeenRows();
  const source = useTableSource(props, seen);
  // Rows go while somebody is at them: others decided, or the call was loaded again.
  useKeptFocus(box);
  const text = useFixedText();
  const hasActions = rowActions !== undefined;
  const hasChoice = props.select === "many";
  const hasUnfold = expand !== undefined;
  const loadsOn = props.more !== undefined && props.more !== "pages";
  const selection = useSelection({
    rows: hasChoice ? source.rows : [],
    rowKey,
    under: source.under,
    place: JSON.stringify([source.sort, loadsOn ? 1 : source.page]),
    loaded: props.call === undefined ? props.rows?.value : source.answer,
    hasMore: loadsOn ? source.more !== null : source.page < source.pageCount,
  });
  const isFirst = source.status === "loading" && source.rows.length === 0;
  // Sums that are on their way keep their place.
  const sums = isFirst ? (props.summary?.(undefined, 0) ?? []).map((sum) => ({ ...sum, text: "–" })) : source.summary;
  return (
    <div ref={box} className="table" data-node={props.id} role="group" aria-label={label} tabIndex={-1}>
      <div className="table__bar">
        {source.filters === null ? null : props.foldFilters ? (
          <TableFilters set={source.filtersSet} isWrong={source.fieldErrors !== undefined}>
            {source.filters}
          </TableFilters>
        ) : (
          <div className="table__filters filters">{source.filters}</div>
        )}
        <TableTools columns={columns} offered={offered} source={source} />
      </div>
      {sums.length === 0 ? null : (
        <dl className="table__summary">
          {sums.map((sum, index) => (
            <div key={index} className="table__sum" data-tone={sum.tone}>
              <dt className="table__sum-label">
                {sum.label}
                {sum.definition === undefined ? null : <Definition name={sum.label} words={sum.definition} />}
              </dt>
              <dd className="table__sum-value">
                <Ticking text={sum.text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {source.isFailed ? <Failure message={source.message ?? ""} onRetry={source.reload} /> : null}
      {source.status === "empty" ? (
        (empty ?? <EmptyMark title={text("ui.table.empty")} />)
      ) : source.rows.length === 0 && !isFirst ? null : (
        <div className="table__frame" aria-busy={source.status === "loading"}>
          {hasChoice && !isFirst ? <TableBatch selection={selection} batch={props.batch} /> : null}
          <table
            className="table__grid"
            {...tableRoles.table}
            aria-rowcount={props.window ? source.total + 1 : undefined}
          >
            <caption className="only-read">{label}</caption>
            <TableHead
              columns={columns}
              hasActions={hasActions}
              hasChoice={hasChoice}
              hasUnfold={hasUnfold}
              source={source}
            />
            {isFirst ? (
              <TableSkeleton
                columns={columns.length + [hasActions, hasChoice, hasUnfold].filter(Boolean).length}
                rows={source.pageSize}
              />
            ) : (
              <Body
                columns={columns}
                rows={source.rows}
                keyOf={(row, index) => keyOfRow(row, index, rowKey)}
                name={`${props.at.document} ${props.id ?? props.at.pointer} ${source.under}`}
                currency={source.currency}
                rowActions={rowActions}
                rowPress={rowPress}
                expand={expand}
                selection={hasChoice ? selection : undefined}
              />
            )}
            <TableFoot
              columns={columns}
              totals={source.totals}
              currency={source.currency}
              hasActions={hasActions}
              hasChoice={hasChoice}
              hasUnfold={hasUnfold}
            />
          </table>
        </div>
      )}
      {loadsOn ? <ListMore list={source} byItself={props.more === "scroll"} /> : <TablePages source={source} />}
    </div>
  );
}

/** Draws `table`. */
export const table = defineBlock({ kind: "table", component: Table });
