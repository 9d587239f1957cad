import type { ReactElement } from "react";
import { kindHaving, ranks } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDataSource } from "#rendering/hooks/useDataSource.ts";
import { DataFrame } from "../ui/DataFrame.tsx";
import { useRenewal } from "../ui/useRenewal.ts";

/** Data that is loaded again at a moment, such as one that its own answer names. */
export function TimedData(props: BlockProps<"data">): ReactElement | null {
  const source = useDataSource(props);
  useRenewal(props.isUntil === true ? undefined : props.renewAt?.value, () => void source.reload());
  return <DataFrame block={props} source={source} />;
}

/** Draws `data` with `renewAt`; of one with filters the filters come first. */
export const timedData = defineBlock({
  kind: "data",
  name: "timedData",
  match: kindHaving("data", "renewAt", ranks.close - 1),
  component: TimedData,
});
