import type { ReactElement } from "react";
import type { ConditionTrace, Explanation } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";

/** One node: shown or hidden and why, the renderer that won and why, its values and their sources. */
export function ExplainedNode({ explanation }: { explanation: Explanation }): ReactElement {
  const translate = useFixedText();
  const { pointer, kind, isShown, condition, renderer, values } = explanation;
  return (
    <li>
      <details className="explained">
        <summary>
          <span className="badge" data-tone={isShown ? "positive" : "muted"}>
            {translate(isShown ? "console.explain.shown" : "console.explain.hidden")}
          </span>{" "}
          <strong>{kind}</strong> <code dir="ltr">{pointer}</code>
        </summary>
        <dl dir="ltr">
          {condition === null ? null : (
            <>
              <dt>{translate("console.explain.why")}</dt>
              <dd>
                <Trace trace={condition} />
              </dd>
            </>
          )}
          <dt>{translate("console.explain.renderer")}</dt>
          <dd>{"problem" in renderer ? renderer.problem : `${renderer.name}: ${renderer.why}`}</dd>
          {values.length === 0 ? null : (
            <>
              <dt>{translate("console.explain.values")}</dt>
              <dd>
                <ul>
                  {values.map((value) => (
                    <li key={value.pointer}>
                      <code>{value.pointer}</code> = {JSON.stringify(value.value) ?? "—"}
                      {value.from === undefined ? null : ` ← ${value.from}${value.layer ? ` (${value.layer})` : ""}`}
                    </li>
                  ))}
                </ul>
              </dd>
            </>
          )}
        </dl>
      </details>
    </li>
  );
}

function Trace({ trace }: { trace: ConditionTrace }): ReactElement {
  return (
    <>
      {trace.holds ? "✓" : "✗"} {trace.words}
      {trace.parts.length === 0 ? null : (
        <ul>
          {trace.parts.map((part) => (
            <li key={part.words}>
              <Trace trace={part} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
