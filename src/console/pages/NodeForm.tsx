import { useEffect, useMemo, useState, type ReactElement } from "react";
import type { FieldError } from "#forms/FieldError.ts";
import { isEqual } from "#json/equal.ts";
import { isRecord } from "#json/isRecord.ts";
import type { JsonSchema } from "#json/schema.ts";
import type { Revealed } from "#renderers/form/schema/Revealed.ts";
import { SchemaForm } from "#renderers/form/schema/SchemaForm.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { useSchemaForm } from "#rendering/hooks/useSchemaForm.ts";
import { observing } from "#rendering/observing.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { findErrors } from "../createJudge.ts";
import { focusPlace } from "../focusPlace.ts";
import { localiseSchema } from "../localiseSchema.ts";
import { definitionOf, withMembers, withPicks, type FormSchema } from "./nodeForm.ts";

interface NodeFormProps {
  /** Names the form, and tells it from others. */
  id: string;
  label: string;
  schema: FormSchema;
  /** The document part that the words are for: `layouts`. */
  words: string;
  value: Readonly<Record<string, unknown>>;
  /** What the gate found in it, by pointers into it. */
  found: ReadonlyMap<string, FieldError>;
  /** The member that somebody wants to see; another object each time. */
  revealed: Revealed;
  onChange(value: unknown): void;
}

/** The form of one node: what it has and what it must have, and a list of what else it could have. */
export const NodeForm = observing(function NodeForm(props: NodeFormProps): ReactElement {
  const { id, label, schema, words, value, onChange } = props;
  const translate = useFixedText();
  const { mayEdit } = useConsoleTools();
  const { language } = useRendering().ui;
  const wished = props.revealed?.pointer.split("/")[1];
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const localised = useMemo(
    () => withPicks(localiseSchema(schema.drawn, words, translate)) as Record<string, unknown>,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the lookup stays the same in another language
    [schema, words, translate, language],
  );
  const titles = useMemo(() => titlesOf(localised), [localised]);
  const isShown = (name: string) =>
    name === wished || added.has(name) || schema.required.includes(name) || Object.hasOwn(value, name);
  const shown = schema.members.filter(isShown);
  const missing = shown.filter((name) => !added.has(name));
  // What was shown once stays: a text that is emptied leaves its node, and must not leave from under the keyboard.
  if (missing.length > 0) setAdded(added.union(new Set(missing)));
  const others = schema.members.filter((name) => !shown.includes(name));
  const removable = shown.filter((name) => !schema.required.includes(name));
  const [opened, setOpened] = useState<Revealed>(null);
  const remove = (name: string) => {
    setAdded(added.difference(new Set([name])));
    onChange(Object.fromEntries(Object.entries(value).filter(([member]) => member !== name)));
  };
  return (
    <div className="node-form">
      {shown.length === 0 ? (
        <p className="text" data-tone="muted">
          {translate("console.pages.noSettings")}
        </p>
      ) : (
        <Drawn
          key={`${id} ${shown.join(" ")}`}
          {...props}
          revealed={opened ?? props.revealed}
          localised={localised}
          shown={shown}
        />
      )}
      {mayEdit() ? (
        <div className="node-form__more">
          {others.length === 0 ? null : (
            <select
              className="input input--select"
              aria-label={translate("console.pages.addSetting", { node: label })}
              value=""
              onChange={({ target }) => {
                setAdded(added.union(new Set([target.value])));
                setOpened({ pointer: `/${target.value}` });
              }}
            >
              <option value="">{translate("console.pages.more")}</option>
              {others
                .toSorted((a, b) => (titles.get(a) ?? a).localeCompare(titles.get(b) ?? b))
                .map((name) => (
                  <option key={name} value={name}>
                    {titles.get(name) ?? name}
                  </option>
                ))}
            </select>
          )}
          {removable.length === 0 ? null : (
            <ul className="node-form__chips" aria-label={translate("console.pages.settings")}>
              {removable.map((name) => (
                <li key={name}>
                  <button type="button" className="button button--ghost" data-size="s" onClick={() => remove(name)}>
                    {translate("console.pages.removeSetting", { setting: titles.get(name) ?? name })}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      ) : null}
    </div>
  );
});

interface DrawnProps extends NodeFormProps {
  localised: Record<string, unknown>;
  shown: readonly string[];
}

const Drawn = observing(function Drawn(props: DrawnProps): ReactElement {
  const { id, label, schema, localised, shown, value, found, revealed, onChange } = props;
  const { draft, mayEdit } = useConsoleTools();
  const { held } = draft;
  const source = useMemo(
    () => withMembers(localised, new Set(shown), label) as JsonSchema,
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another list of members is another form
    [localised, label],
  );
  const drawn = useSchemaForm({
    id: `node ${id}`,
    source,
    initial: value,
    findErrors: (document) => errorsOf(schema.checked, document),
    checksTyping: true,
    onChange,
  });
  const { document, prefix } = drawn;
  useEffect(() => {
    // Changed by the tree, the JSON, an undo, or another window.
    if (!isEqual(document.value, value)) document.replace(value);
  }, [document, value]);
  useEffect(() => document.note(found), [document, found, held]);
  useEffect(() => {
    if (revealed !== null && revealed.pointer !== "") focusPlace(prefix, revealed.pointer);
  }, [revealed, prefix]);
  return <SchemaForm drawn={drawn} label={label} isReadOnly={!mayEdit()} revealed={revealed} />;
});

function errorsOf(schema: Record<string, unknown>, document: unknown): ReadonlyMap<string, FieldError> {
  const errors = new Map<string, FieldError>();
  for (const { pointer, rule, limit } of findErrors(schema, document))
    if (!errors.has(pointer))
      errors.set(pointer, { reason: "schema", rule, ...(limit === undefined ? {} : { limit }) });
  return errors;
}

function titlesOf(schema: Record<string, unknown>): ReadonlyMap<string, string> {
  const { properties } = definitionOf(schema);
  return new Map(
    Object.entries(isRecord(properties) ? properties : {}).map(([name, each]) => [
      name,
      isRecord(each) && typeof each["title"] === "string" ? each["title"] : name,
    ]),
  );
}
