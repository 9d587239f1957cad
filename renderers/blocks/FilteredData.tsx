import type { ReactElement } from "react";
import { kindHaving } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDataSource } from "#rendering/hooks/useDataSource.ts";
import { useFilterErrors, useFilters } from "#rendering/hooks/useFilters.tsx";
import { DataFrame } from "../ui/DataFrame.tsx";

/** Data whose call takes what is chosen in filters above it. */
export function FilteredData(props: BlockProps<"data">): ReactElement | null {
  const filters = useFilters(props.filters, props.id, props.at, props.keepFilters);
  // What the address says is asked for at once, and not what the fields would begin with.
  const source = useDataSource({ ...props, isIdle: props.isIdle === true || !filters.isReady }, filters.values);
  const isFailed = useFilterErrors(filters, source);
  return <DataFrame block={props} source={source} filters={filters.content} isFailed={isFailed} />;
}

/** Draws `data` with filters. */
export const filteredData = defineBlock({
  kind: "data",
  name: "filteredData",
  match: kindHaving("data", "filters"),
  component: FilteredData,
});
