import { useId, useState, type ReactElement } from "react";
import { createRegistry, explain, openDocument, visitNodes, type Explanation } from "#engine/index.ts";
import { isRecord } from "#compile/isRecord.ts";
import { renderers } from "#renderers/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { createPersonScope, people, type Person } from "../createPersonScope.ts";
import { ExplainedNode } from "./ExplainedNode.tsx";

/** Explains every node of a document of the draft, as one kind of visitor would get it. */
export function Explain({ label }: BlockProps<"explain">): ReactElement {
  const translate = useFixedText();
  const format = useFormat();
  const id = useId();
  const { draft, bundled } = useConsoleTools();
  const layouts = { ...membersOf(bundled("/layouts")), ...membersOf(draft.site?.["layouts"]) };
  const [name = Object.keys(layouts)[0] ?? "", setName] = useState<string>();
  const [person, setPerson] = useState<Person>("visitor");
  const scope = createPersonScope(person, draft.site);
  const explanations: Explanation[] = [];
  const registry = createRegistry(renderers);
  visitNodes(openDocument(layouts[name], name).root, "/root", (node, pointer) => {
    explanations.push(explain(node, pointer, scope, registry, { translate, format }));
  });
  return (
    <section aria-label={label} className="explain">
      <div className="explain__choices">
        <Choice id={`${id}-document`} label={translate("console.documents.choose")} value={name} onChoose={setName}>
          {Object.keys(layouts)
            .toSorted()
            .map((each) => ({ value: each, label: each }))}
        </Choice>
        <Choice
          id={`${id}-person`}
          label={translate("console.explain.role")}
          value={person}
          onChoose={(value) => setPerson(value as Person)}
        >
          {people.map((each) => ({ value: each, label: translate(`console.explain.${each}`) }))}
        </Choice>
      </div>
      <ol className="explain__nodes">
        {explanations.map((explanation) => (
          <ExplainedNode key={explanation.pointer} explanation={explanation} />
        ))}
      </ol>
    </section>
  );
}

interface ChoiceProps {
  id: string;
  label: string;
  value: string;
  onChoose(value: string): void;
  children: { value: string; label: string }[];
}

function Choice({ id, label, value, onChoose, children }: ChoiceProps): ReactElement {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input input--select" value={value} onChange={(event) => onChoose(event.target.value)}>
        {children.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function membersOf(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** Draws `explain`. */
export const explainBlock = defineBlock({ kind: "explain", component: Explain });
