import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useDataSource } from "#rendering/hooks/useDataSource.ts";
import { DataFrame } from "../ui/DataFrame.tsx";

/** Loads a call and shows its children once there is a value, or at once where they keep their own place; while loading again they stay. */
export function Data(props: BlockProps<"data">): ReactElement | null {
  return <DataFrame block={props} source={useDataSource(props)} />;
}

/** Draws `data`. */
export const data = defineBlock({ kind: "data", component: Data });
