import type { ArrayFieldTemplateProps, RJSFSchema } from "@rjsf/utils";
import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { AddButton } from "./AddButton.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import { labelOf } from "./labelOf.ts";
import { pointerIn, type SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";

/** A list: its items, and the button that adds one. */
export function ArrayTemplate(props: ArrayFieldTemplateProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  const { schema, items, fieldPathId, registry, title, canAdd, disabled, readonly, onAddClick } = props;
  const translate = useFixedText();
  const label = labelOf(title, schema.title);
  const context = registry.formContext;
  const pointer = pointerIn(context, fieldPathId);
  const list = (
    <>
      {items.length === 0 ? (
        <p className="field__help">{translate("fieldUi.noItems")}</p>
      ) : (
        <ol className="items">{items}</ol>
      )}
      {canAdd ? <AddButton label={label} isDisabled={disabled || readonly} onPress={() => onAddClick()} /> : null}
    </>
  );
  // What this form draws stands in a frame of the form around it.
  if (context.level > 1 && pointer === context.base) return list;
  return (
    <GroupFrame
      context={context}
      pointer={pointer}
      label={label}
      help={schema.description}
      schema={schema as Leaf["schema"]}
      isRequired={props.required}
    >
      {list}
    </GroupFrame>
  );
}
