import { Fragment, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { askedOf, TreeLevel } from "./TreeLevel.tsx";
import "./Tree.css";

/** Rows that unfold into the rows below them, level by level. Each is a button that says whether it is unfolded. */
export function Tree(props: BlockProps<"tree">): ReactNode {
  const { label, rows, empty, more } = props;
  const list: readonly unknown[] = Array.isArray(rows.value) ? rows.value : [];
  if (list.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  return (
    <div className="tree">
      <TreeLevel
        tree={props}
        rows={list}
        total={more?.total.value}
        params={askedOf(more?.params)}
        depth={1}
        label={label}
      />
    </div>
  );
}

/** Draws `tree`. */
export const tree = defineBlock({ kind: "tree", component: Tree });
