import type { ReactElement } from "react";
import type { ConditionTrace } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

interface ConditionWordsProps {
  trace: ConditionTrace;
  /** Is it told whether it holds? Not where nobody looks. */
  isJudged?: boolean;
}

/** A condition with its parts, each with its verdict. */
export function ConditionWords({ trace, isJudged = true }: ConditionWordsProps): ReactElement {
  const translate = useFixedText();
  return (
    <>
      {isJudged ? (trace.holds ? "✓ " : "✗ ") : ""}
      {translate(`console.condition.${trace.says.key}`, trace.says.values)}
      {trace.parts.length === 0 ? null : (
        <ul>
          {trace.parts.map((part, place) => (
            <li key={place}>
              <ConditionWords trace={part} isJudged={isJudged} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
