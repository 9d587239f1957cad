import { useMemo, type ReactElement } from "react";
import { visitNodes, type EngineNode } from "#engine/index.ts";
import type { OpenedLayouts } from "#offscreen/createDrawContext.ts";
import { documentScope } from "#rendering/documentScope.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { ExplainedSummary } from "./ExplainedSummary.tsx";

interface NodeListProps {
  name: string;
  documents: OpenedLayouts;
  context: RenderingContext;
}

/** Every node of a document in order, those that are hidden too. */
export function NodeList({ name, documents, context }: NodeListProps): ReactElement {
  const translate = useFixedText();
  const nodes: { node: EngineNode; pointer: string }[] = [];
  const scope = useMemo(() => documentScope(context.scope, name, context), [context, name]);
  const opened = documents.get(name);
  if (opened) visitNodes(opened.root, "/root", (node, pointer) => nodes.push({ node, pointer }));
  return (
    <details className="explain__all">
      <summary>{translate("console.explain.all", { count: nodes.length })}</summary>
      <ol className="explain__nodes">
        {nodes.map(({ node, pointer }) => (
          <ExplainedSummary key={pointer} node={node} at={{ document: name, pointer, scope }} context={context} />
        ))}
      </ol>
    </details>
  );
}
