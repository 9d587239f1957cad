import { useEffect } from "react";
import type { DataProps } from "#contracts/blockProps.ts";
import type { DataView } from "../ports/DataPort.ts";
import type { NodePlace } from "../NodePlace.ts";
import { useRendering } from "./useRendering.ts";
import { useSettled } from "./useSettled.ts";

type Asked = Pick<
  DataProps<unknown>,
  "id" | "call" | "params" | "select" | "everyMs" | "pauseMs" | "fresh" | "isUntil" | "isIdle"
> & {
  readonly at: NodePlace;
};

/** What a `data` block knows: the state of its call, and a way to ask again. */
export type WatchedData = DataView & { reload(): Promise<void> };

/** Watches the call of a `data` block while it is drawn; filters are added to the parameters by `extra`. */
export function useDataSource(asked: Asked, extra: Readonly<Record<string, unknown>> = {}): WatchedData {
  const { data } = useRendering();
  const { document } = asked.at;
  const { id, call, select, pauseMs = 0, fresh = false } = asked;
  const everyMs = asked.isUntil ? 0 : (asked.everyMs ?? 0);
  const params = { ...rawValues(asked.params), ...extra };
  const present = asked.isIdle ? null : JSON.stringify(params);
  const rested = useSettled(present, fresh ? Math.max(pauseMs, 1) : pauseMs);
  // Where an old value must not be seen it is left at the first change: nobody watches it any more, so it is forgotten.
  const key = present === null || (fresh && rested !== present) ? null : rested;
  useEffect(
    () =>
      key === null
        ? undefined
        : data.watch(document, id, {
            call,
            params: JSON.parse(key) as Record<string, unknown>,
            everyMs,
            ...(select !== undefined && { select }),
          }),
    [data, document, id, call, key, everyMs, select],
  );
  const view: DataView = key === null ? { status: "loading" } : data.read(document, id);
  return { ...view, reload: () => data.reload(document, [id]) };
}

function rawValues(params: Asked["params"]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(params ?? {}).map(([name, shown]) => [name, shown.value]));
}
