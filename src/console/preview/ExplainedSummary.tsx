import { useState, type ReactElement } from "react";
import { evaluateCondition, type EngineNode } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { ExplainedNode } from "./ExplainedNode.tsx";

interface ExplainedSummaryProps {
  node: EngineNode;
  at: NodePlace;
  context: RenderingContext;
}

/** A node in the list: kind, place and whether it is shown; explained once it is opened. */
export function ExplainedSummary({ node, at, context }: ExplainedSummaryProps): ReactElement {
  const translate = useFixedText();
  const [isOpen, setOpen] = useState(false);
  const isShown = evaluateCondition(node.when, at.scope);
  return (
    <li>
      <details className="explained" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          <span className="badge" data-tone={isShown ? "positive" : "muted"}>
            {translate(isShown ? "console.explain.shown" : "console.explain.hidden")}
          </span>{" "}
          <strong>{node.kind}</strong> <code dir="ltr">{at.pointer}</code>
        </summary>
        {isOpen ? <ExplainedNode node={node} at={at} context={context} /> : null}
      </details>
    </li>
  );
}
