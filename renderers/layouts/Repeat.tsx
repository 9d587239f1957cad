import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { RowList } from "./RowList.tsx";

/** The children once for each row, as a list; without rows, what is said for an empty one. */
export function Repeat(props: BlockProps<"repeat">): ReactNode {
  const { limit, empty } = props;
  const all: unknown[] = Array.isArray(props.rows?.value) ? props.rows.value : [];
  if (all.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  const rows = limit === undefined ? all : all.slice(0, limit);
  return <RowList list={props} rows={rows} total={rows.length} name="" />;
}

/** Draws `repeat`. */
export const repeat = defineBlock({ kind: "repeat", component: Repeat });
