import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { pathTo } from "./pathTo.ts";

interface ExplainedPathProps {
  path: ReturnType<typeof pathTo>;
  onChoose(index: number): void;
}

/** The nodes around the chosen one, the outermost first; each can be chosen instead. */
export function ExplainedPath({ path, onChoose }: ExplainedPathProps): ReactElement {
  const translate = useFixedText();
  return (
    <nav aria-label={translate("console.explain.path")}>
      <ol className="explained-path" dir="ltr">
        {path.map(({ drawn: { node, at } }, index) => (
          <li key={at.pointer}>
            <button
              type="button"
              className="button button--ghost button--small"
              aria-current={index === path.length - 1 ? "true" : undefined}
              title={at.pointer}
              onClick={() => onChoose(index)}
            >
              {node.kind}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
