import type { ReactNode } from "react";
import type { BlockPropsByKind } from "#contracts/blockProps.ts";
import type { NodeKind } from "#contracts/nodeShapes.ts";
import type { Act } from "./Act.ts";
import type { NodePlace } from "./NodePlace.ts";

/**
 * The finished props of a block: texts are strings, values are shown, actions are functions, nodes are elements. `at`
 * is the node's place, to be handed on to hooks.
 */
export type BlockProps<Kind extends NodeKind> = BlockPropsByKind<ReactNode, Act>[Kind] & { readonly at: NodePlace };
