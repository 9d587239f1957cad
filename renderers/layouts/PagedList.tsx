import type { ComponentType, ReactNode } from "react";
import { kindHaving } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useListSource } from "#rendering/hooks/useListSource.ts";
import { TablePages } from "../blocks/table/TablePages.tsx";
import { EmptyMark } from "../ui/EmptyMark.tsx";
import { Failure } from "../ui/Failure.tsx";
import { ListMore } from "../ui/ListMore.tsx";
import { SightState } from "../ui/SightState.tsx";
import { useSeenRows } from "../ui/useSeenRows.ts";
import { Waiting } from "../ui/Waiting.tsx";
import { RowList, type RowListProps } from "./RowList.tsx";
import "../ui/ListMore.css";

/** Filters above, the rows as `List` draws them, the way to more of them below. */
export function PagedList(props: BlockProps<"repeat"> & { List?: ComponentType<RowListProps> }): ReactNode {
  const { empty, layout, more = "pages", List = RowList } = props;
  const { box, seen } = useSeenRows();
  const source = useListSource(props, seen);
  const text = useFixedText();
  const { status } = source;
  const isFirst = status === "loading" && source.rows.length === 0;
  const isBySight = more === "sight";
  const { rowWhen } = props;
  // What comes by sight stands at its place.
  const rows =
    isBySight || rowWhen === undefined ? source.rows : source.rows.filter((row, index) => rowWhen(row, index));
  const isEmpty = status === "empty" || (rows.length === 0 && source.rows.length > 0);
  return (
    <div ref={box} className="paged" data-node={props.id} aria-busy={status === "loading" || undefined}>
      {source.filters === null ? null : <div className="filters">{source.filters}</div>}
      {source.isFailed ? <Failure message={source.message ?? ""} onRetry={source.reload} /> : null}
      {isFirst ? <Waiting shape={layout === "grid" ? "tiles" : "lines"} /> : null}
      {isEmpty ? (empty ?? <EmptyMark title={text("ui.table.empty")} />) : null}
      {rows.length === 0 ? null : (
        <List
          key={source.under}
          list={props}
          rows={rows}
          total={source.total}
          name={source.name}
          onNear={isBySight ? source.need : undefined}
        />
      )}
      {isBySight ? (
        <SightState list={source} />
      ) : more !== "pages" ? (
        <ListMore list={source} byItself={more === "scroll"} />
      ) : source.pageCount > 1 || props.call !== undefined ? (
        <TablePages source={source} />
      ) : null}
    </div>
  );
}

/** Draws `repeat` whose rows come from a call, or not all at once. */
export const pagedList = defineBlock({
  kind: "repeat",
  name: "pagedList",
  match: kindHaving("repeat", ["call", "more"]),
  component: PagedList,
});
