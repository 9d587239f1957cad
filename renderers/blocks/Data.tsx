import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDataSource } from "#rendering/hooks/useDataSource.ts";
import { useFilters } from "#rendering/hooks/useFilters.tsx";
import { Failure } from "../ui/Failure.tsx";
import { Waiting } from "../ui/Waiting.tsx";

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Loads a call and shows its children once there is a value, or at once where they keep their own place; while loading again they stay. */
export function Data(props: BlockProps<"data">): ReactElement | null {
  const { skeleton = "none", reserve, children, empty, failed, filters: fields, id, at } = props;
  const filters = useFilters(fields, id, at);
  const source = useDataSource(props, filters.values);
  const value = "value" in source ? source.value : undefined;
  const isFirst = source.status !== "failed" && value === undefined;
  const isShown = value !== undefined || (isFirst && skeleton === "children");
  return (
    <div className="data" data-node={id} aria-busy={source.status === "loading" || undefined}>
      {filters.content === null ? null : <div className="filters">{filters.content}</div>}
      {source.status === "failed"
        ? ((value === undefined ? failed : undefined) ?? <Failure message={source.message} onRetry={source.reload} />)
        : null}
      {isFirst && skeleton !== "children" ? <Reserved height={reserve} shape={skeleton} /> : null}
      {empty !== undefined && isEmptyList(value) ? empty : isShown ? children : null}
    </div>
  );
}

/** What stands there until the value does, as high as is reserved for it: a picture of nothing keeps the place. */
function Reserved({
  height,
  shape,
}: {
  height: number | undefined;
  shape: Exclude<NonNullable<BlockProps<"data">["skeleton"]>, "children">;
}) {
  if (height === undefined) return <Waiting shape={shape} />;
  return (
    <div className="data__reserved">
      <svg width="1" height={height} aria-hidden="true" focusable="false" />
      <Waiting shape={shape} />
    </div>
  );
}

/** Draws `data`. */
export const data = defineBlock({ kind: "data", component: Data });
