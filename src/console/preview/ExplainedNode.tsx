import { useContext, type ReactElement } from "react";
import { explain, type EngineNode } from "#engine/index.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { NodePlace } from "#rendering/NodePlace.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import { ConsoleToolsHolder } from "../ConsoleTools.ts";
import { ConditionWords } from "./ConditionWords.tsx";
import { EditorLinks } from "./EditorLinks.tsx";
import { FigureWords } from "./FigureWords.tsx";
import { usePartOf } from "./usePartOf.ts";
import { writtenIn } from "./writtenIn.ts";

const none: readonly string[] = [];

interface ExplainedNodeProps {
  node: EngineNode;
  at: NodePlace;
  /** What the page was drawn with. */
  context: RenderingContext;
  /** Places of the draft that say more of what was pressed. */
  places?: readonly string[];
}

/** One node: why it is shown or hidden, the renderer that won and why, its values and where each came from. */
export function ExplainedNode({ node, at, context, places = none }: ExplainedNodeProps): ReactElement {
  const translate = useFixedText();
  const part = usePartOf(at);
  const site = useContext(ConsoleToolsHolder)?.draft.site;
  const { condition, renderer, values } = explain(node, at.pointer, at.scope, context.registry, context);
  return (
    <dl className="explained__facts">
      <dt>{translate("console.explain.node")}</dt>
      <dd>
        <strong>{node.kind}</strong>{" "}
        <code dir="ltr">
          {at.document} {at.pointer}
        </code>
        <EditorLinks places={[writtenIn(at, site), ...places]} />
      </dd>
      {part === null ? null : (
        <>
          <dt>{translate("console.explain.part")}</dt>
          <dd>
            <strong>{part.name}</strong>{" "}
            <code dir="ltr">
              {part.document} {part.pointer}
            </code>
          </dd>
        </>
      )}
      <dt>{translate("console.explain.why")}</dt>
      <dd>{condition === null ? translate("console.explain.always") : <ConditionWords trace={condition} />}</dd>
      <dt>{translate("console.explain.renderer")}</dt>
      <dd>
        <bdi dir="ltr">{"problem" in renderer ? renderer.problem : `${renderer.name}: ${renderer.why}`}</bdi>
      </dd>
      {values.length === 0 ? null : (
        <>
          <dt>{translate("console.explain.values")}</dt>
          <dd>
            <ul>
              {values.map((value) => (
                <li key={value.pointer}>
                  <bdi dir="ltr">
                    <code>{value.pointer.slice(at.pointer.length)}</code> = {JSON.stringify(value.value) ?? "—"}
                    {value.from === undefined ? null : ` ← ${value.from}${value.layer ? ` (${value.layer})` : ""}`}
                  </bdi>
                  {value.figure === undefined ? null : (
                    <>
                      {" ← "}
                      <FigureWords reason={value.figure} />
                    </>
                  )}
                  {value.condition === undefined ? null : (
                    <>
                      {" ← "}
                      <ConditionWords trace={value.condition} />
                    </>
                  )}
                </li>
              ))}
            </ul>
          </dd>
        </>
      )}
    </dl>
  );
}
