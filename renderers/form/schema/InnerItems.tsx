import Form from "@rjsf/core";
import type { FieldProps, RJSFSchema } from "@rjsf/utils";
import { useId, useMemo, type ReactElement } from "react";
import { isEqual } from "#json/equal.ts";
import { removeAt, setAt, toPointer } from "#json/pointer.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { addingDefaults } from "./addingDefaults.ts";
import { GroupFrame } from "./GroupFrame.tsx";
import { labelOf } from "./labelOf.ts";
import { pointerIn, type SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";
import type { InnerItemsSchema } from "./toDrawing.ts";
import { validator } from "./validator.ts";

const none: readonly never[] = [];

type InnerItemsProps = FieldProps<unknown, RJSFSchema, SchemaContext>;

/**
 * The items inside an item of the same kind: folded, and unfolded a form of their own over the same document. A schema that holds
 * itself would take rjsf a minute for each level, so it is never shown more than one. At the last level stands why nothing goes
 * further in; what is there all the same can be taken out.
 */
export function InnerItems(props: InnerItemsProps): ReactElement {
  const { formData, fieldPathId, registry, name, required } = props;
  const translate = useFixedText();
  const context = registry.formContext;
  const schema = props.schema as InnerItemsSchema;
  const pointer = pointerIn(context, fieldPathId);
  const label = labelOf(name, schema.title);
  const count = Array.isArray(formData) ? formData.length : 0;
  const isLast = context.level >= schema.levels;
  return (
    <GroupFrame
      context={context}
      pointer={pointer}
      label={label}
      help={isLast ? translate("fieldUi.lastLevel", { limit: schema.levels }) : schema.description}
      schema={schema as Leaf["schema"]}
      isRequired={required}
      folded={count === 0 || isLast ? "" : translate("fieldUi.counted", { label, count })}
    >
      {isLast ? <TooDeep {...props} label={label} isThere={formData !== undefined} /> : <Level {...props} />}
    </GroupFrame>
  );
}

/** Takes out what stands deeper than the last level. */
function TooDeep(props: InnerItemsProps & { label: string; isThere: boolean }): ReactElement | null {
  const { fieldPathId, registry, label, isThere, disabled, readonly } = props;
  const { document } = registry.formContext.drawn;
  const pointer = pointerIn(registry.formContext, fieldPathId);
  const translate = useFixedText();
  if (!isThere) return null;
  return (
    <button
      type="button"
      className="button button--secondary"
      data-size="s"
      disabled={disabled || readonly}
      onClick={() => document.take(removeAt(document.drawn, pointer))}
    >
      <span className="button__label">{translate("fieldUi.removeItem", { label })}</span>
    </button>
  );
}

/** One level, drawn by rjsf over a part of the document. */
function Level(props: InnerItemsProps): ReactElement {
  const { formData, fieldPathId, registry, uiSchema, required = false, disabled, readonly } = props;
  const { formContext, rootSchema, templates, widgets, fields, translateString } = registry;
  const { drawn, members, level } = formContext;
  const base = pointerIn(formContext, fieldPathId);
  const context = useMemo(() => ({ drawn, members, base, level: level + 1 }), [drawn, members, base, level]);
  const written = props.schema as InnerItemsSchema;
  const schema = useMemo<RJSFSchema>(() => {
    const { $id: _field, levels: _levels, inner, ...list } = written;
    return { ...list, items: inner, ...(rootSchema.$defs && { $defs: rootSchema.$defs }) };
  }, [written, rootSchema]);
  const idPrefix = useId();
  const { document } = drawn;
  const take = (items: unknown) => {
    if (isEqual(items, formData)) return;
    // A list that must not be empty is left out instead.
    const isLeftOut = !required && Array.isArray(items) && items.length < (written.minItems ?? 0);
    document.take(isLeftOut ? removeAt(document.drawn, base) : setAt(document.drawn, base, items));
  };
  return (
    <Form
      tagName="div"
      schema={schema}
      uiSchema={uiSchema}
      formData={formData ?? none}
      validator={validator}
      formContext={context}
      templates={templates}
      widgets={widgets}
      fields={fields}
      translateString={translateString}
      idPrefix={idPrefix}
      idSeparator="/"
      nameGenerator={(path) => toPointer(...path)}
      readonly={readonly}
      disabled={disabled}
      noValidate
      noHtml5Validate
      showErrorList={false}
      experimental_defaultFormStateBehavior={addingDefaults}
      onChange={(change) => take(change.formData)}
    >
      <></>
    </Form>
  );
}
