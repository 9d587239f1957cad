import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { RowList } from "./RowList.tsx";

/** The children once for each row, as a list; without rows, what is said for an empty one. */
export function Repeat(props: BlockProps<"repeat">): ReactNode {
  const { limit, empty, rowWhen = always } = props;
  const given: unknown[] = Array.isArray(props.rows?.value) ? props.rows.value : [];
  const all = given.filter(rowWhen);
  if (all.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  const rows = limit === undefined ? all : all.slice(0, limit);
  return <RowList list={props} rows={rows} total={rows.length} name="" />;
}

const always = () => true;

/** Draws `repeat`. */
export const repeat = defineBlock({ kind: "repeat", component: Repeat });
