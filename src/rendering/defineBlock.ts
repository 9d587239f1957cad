import { observer } from "mobx-react-lite";
import type { FunctionComponent } from "react";
import type { NodeKind } from "#contracts/nodeShapes.ts";
import { kindIs, type Match, type Renderer } from "#engine/index.ts";
import type { BlockProps } from "./BlockProps.ts";

interface BlockDefinition<Kind extends NodeKind> {
  kind: Kind;
  /** Takes the finished props of its kind. */
  component: FunctionComponent<BlockProps<Kind>>;
  /** A closer match than the kind; `kindIs(kind)` without it. */
  match?: Match;
  /** Shown in explanations; the kind without it. */
  name?: string;
}

/** A renderer of one kind of node. The kind decides the props, so a component of another kind does not compile. It observes what its hooks read. */
export function defineBlock<Kind extends NodeKind>(definition: BlockDefinition<Kind>): Renderer {
  const { kind, component, match = kindIs(kind), name = kind } = definition;
  return { name, match, component: observer(component) };
}
