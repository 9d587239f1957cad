import { Fragment, useMemo, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useReckoned } from "#rendering/hooks/useReckoned.ts";

/** Draws its children with what its function gives; until that is there, and where it says nothing, they read nothing. */
export function Reckon(props: BlockProps<"reckon">): ReactElement {
  const { id, children, at } = props;
  const value = useReckoned(props);
  const around = at.scope.read("/reckoned") as object | undefined;
  const layer = useMemo(() => ({ ...around, [id]: value }), [around, id, value]);
  return <Fragment>{children(layer)}</Fragment>;
}

/** Draws `reckon`. */
export const reckon = defineBlock({ kind: "reckon", component: Reckon });
