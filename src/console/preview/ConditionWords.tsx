import type { ReactElement } from "react";
import type { ConditionTrace } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** A condition with its parts, each with its verdict. */
export function ConditionWords({ trace }: { trace: ConditionTrace }): ReactElement {
  const translate = useFixedText();
  return (
    <>
      {trace.holds ? "✓" : "✗"} {translate(`console.condition.${trace.says.key}`, trace.says.values)}
      {trace.parts.length === 0 ? null : (
        <ul>
          {trace.parts.map((part, place) => (
            <li key={place}>
              <ConditionWords trace={part} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
