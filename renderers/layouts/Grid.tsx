import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { columnsClass } from "./columnsClass.ts";

/** Children in columns that follow the class of screen. */
export function Grid({ id, children, columns, gap = "m" }: BlockProps<"grid">): ReactElement {
  return (
    <div className={`grid gap-${gap} ${columnsClass(columns)}`} data-node={id}>
      {children}
    </div>
  );
}

/** Draws `grid`. */
export const grid = defineBlock({ kind: "grid", component: Grid });
