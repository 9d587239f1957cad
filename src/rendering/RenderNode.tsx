import { observer } from "mobx-react-lite";
import { Component, useMemo, type ComponentType, type ReactNode } from "react";
import { evaluateCondition, isBroken, pickRenderer, type EngineNode, type Scope } from "#engine/index.ts";
import { useRendering } from "./hooks/useRendering.ts";
import { NodeMark } from "./NodeMark.tsx";
import { nodeKeys } from "./nodeKeys.ts";
import { NodeNotice } from "./NodeNotice.tsx";
import type { NodePlace } from "./NodePlace.ts";
import { resolveProps, type Draw } from "./resolveProps.ts";

interface RenderNodeProps {
  node: EngineNode;
  /** Name of the document, for reports. */
  document: string;
  /** JSON pointer of the node in the document. */
  pointer: string;
  scope: Scope;
}

interface RenderNodeState {
  /** What was thrown below; null while all is well. */
  thrown: { error: unknown } | null;
  /** The node that it was thrown by. */
  node: EngineNode;
}

/**
 * Draws a node, and is its error boundary: whatever goes wrong below costs this node, and is tried again once the
 * document changes.
 */
export class RenderNode extends Component<RenderNodeProps, RenderNodeState> {
  override state: RenderNodeState = { thrown: null, node: this.props.node };

  static getDerivedStateFromError(error: unknown): Partial<RenderNodeState> {
    return { thrown: { error } };
  }

  static getDerivedStateFromProps(props: RenderNodeProps, state: RenderNodeState): Partial<RenderNodeState> | null {
    return props.node === state.node ? null : { node: props.node, thrown: null };
  }

  override shouldComponentUpdate(next: RenderNodeProps, state: RenderNodeState): boolean {
    const { node, document, pointer, scope } = this.props;
    return (
      state !== this.state ||
      next.node !== node ||
      next.pointer !== pointer ||
      next.scope !== scope ||
      next.document !== document
    );
  }

  override render(): ReactNode {
    const { node, document, pointer } = this.props;
    const { thrown } = this.state;
    if (!thrown) return <NodeView {...this.props} />;
    const words = thrown.error instanceof Error ? thrown.error.message : String(thrown.error);
    return <NodeNotice problem={{ document, pointer, reason: `Drawing "${node.kind}" failed: ${words}` }} />;
  }
}

const NodeView = observer(function NodeView({ node, document, pointer, scope }: RenderNodeProps) {
  const context = useRendering();
  const at = useMemo<NodePlace>(() => ({ document, pointer, scope }), [document, pointer, scope]);
  if (isBroken(node)) return node.isQuiet ? null : <NodeNotice problem={node.problem} />;
  if (!evaluateCondition(node.when, scope)) return null;
  const pick = pickRenderer(context.registry, node, pointer);
  if ("unknown" in pick) {
    return <NodeNotice problem={{ document, pointer, reason: `No renderer is for the kind "${pick.unknown}"` }} />;
  }
  const props = resolveProps(node, pointer, { scope, context, draw: drawIn(document) });
  const Block = pick.renderer.component as ComponentType<Record<string, unknown>>;
  const block = <Block {...props} at={at} />;
  const drawn = typeof node["hideOn"] === "string" ? <div className={`hide-on-${node["hideOn"]}`}>{block}</div> : block;
  if (!context.marksNodes) return drawn;
  return (
    <NodeMark node={node} at={at}>
      {drawn}
    </NodeMark>
  );
});

function drawIn(document: string): Draw {
  return {
    node: (node, pointer, scope) => <RenderNode node={node} document={document} pointer={pointer} scope={scope} />,
    nodes(nodes, pointer, scope) {
      const keys = nodeKeys(nodes);
      return nodes.map((node, index) => (
        <RenderNode key={keys[index]} node={node} document={document} pointer={`${pointer}/${index}`} scope={scope} />
      ));
    },
  };
}
