import type { ReactElement } from "react";
import type { ConditionTrace } from "#engine/index.ts";

/** A condition with its parts, each with its verdict. */
export function ConditionWords({ trace }: { trace: ConditionTrace }): ReactElement {
  return (
    <>
      {trace.holds ? "✓" : "✗"} {trace.words}
      {trace.parts.length === 0 ? null : (
        <ul>
          {trace.parts.map((part) => (
            <li key={part.words}>
              <ConditionWords trace={part} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
