import type { ReactElement, ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import type { WatchedData } from "#rendering/hooks/useDataSource.ts";
import { Failure } from "./Failure.tsx";
import { Waiting } from "./Waiting.tsx";

interface DataFrameProps {
  block: BlockProps<"data">;
  source: WatchedData;
  /** Fields over it, drawn. */
  filters?: ReactNode;
  /** It failed, and the filters do not say all of it. */
  isFailed?: boolean;
}

const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** What stands around a loaded value: its filters, the sign that it is on its way, what failed, and that there is nothing. */
export function DataFrame({ block, source, filters = null, isFailed = true }: DataFrameProps): ReactElement {
  const { skeleton = "none", reserve, children, empty, failed, loading, id, isIdle } = block;
  const value = "value" in source ? source.value : undefined;
  const isFirst = source.status !== "failed" && value === undefined && !isIdle;
  const isShown = value !== undefined || (isFirst && skeleton === "children");
  const content = empty !== undefined && isEmptyList(value) ? empty : isShown ? children : null;
  return (
    <div className="data" data-node={id} aria-busy={(source.status === "loading" && !isIdle) || undefined}>
      {filters === null ? null : <div className="filters">{filters}</div>}
      {source.status === "failed" && isFailed
        ? ((value === undefined ? failed?.({ code: source.code ?? "", message: source.message }) : undefined) ?? (
            <Failure message={source.message} onRetry={source.reload} />
          ))
        : null}
      {loading === undefined ? null : (
        <div role="status">{isFirst ? <Reserved height={reserve}>{loading}</Reserved> : null}</div>
      )}
      {isFirst && skeleton !== "children" && loading === undefined ? (
        <Reserved height={reserve}>
          <Waiting shape={skeleton} />
        </Reserved>
      ) : null}
      {reserve === undefined || value === undefined ? content : <Held height={reserve}>{content}</Held>}
    </div>
  );
}

/** Keeps the reserved place for as long as what is drawn from the value waits for a part of the program itself. */
function Held({ height, children }: { height: number; children: ReactNode }) {
  return (
    <div className="data data--held">
      <svg className="data__place" width="1" height={height} aria-hidden="true" focusable="false" />
      {children}
    </div>
  );
}

/** What stands there until the value does, as high as is reserved for it: a picture of nothing keeps the place. */
export function Reserved({ height, children }: { height: number | undefined; children: ReactNode }): ReactElement {
  if (height === undefined) return <>{children}</>;
  return (
    <div className="data__reserved">
      <svg width="1" height={height} aria-hidden="true" focusable="false" />
      {children}
    </div>
  );
}
