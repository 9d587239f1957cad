import { canExpand, type ObjectFieldTemplateProps, type RJSFSchema } from "@rjsf/utils";
import { useLayoutEffect, type ReactElement } from "react";
import { AddButton } from "./AddButton.tsx";
import { GroupFrame } from "./GroupFrame.tsx";
import { labelOf } from "./labelOf.ts";
import { pointerIn, type SchemaContext } from "./SchemaContext.ts";
import type { Leaf } from "./SchemaMembers.ts";

type ObjectProps = ObjectFieldTemplateProps<unknown, RJSFSchema, SchemaContext>;

/** An object: its members one below the other. The root has no frame of its own, the form is its frame. */
export function ObjectTemplate(props: ObjectProps): ReactElement | null {
  const { schema, properties, fieldPathId, registry, title, uiSchema, formData, disabled, readonly } = props;
  const pointer = pointerIn(registry.formContext, fieldPathId);
  const label = labelOf(title, schema.title);
  // Alternatives without members of their own are drawn by their chooser.
  if ((schema.oneOf ?? schema.anyOf) && properties.length === 0) return null;
  const members = (
    <div className="field-list">
      {properties.map(({ content }) => content)}
      {canExpand(schema, uiSchema, formData) ? (
        <AddButton label={label} isDisabled={disabled || readonly} onPress={props.onAddProperty} />
      ) : null}
    </div>
  );
  if (pointer === "") return <Root {...props}>{members}</Root>;
  return (
    <GroupFrame
      context={registry.formContext}
      pointer={pointer}
      label={label}
      help={typeof props.description === "string" ? props.description : undefined}
      schema={schema as Leaf["schema"]}
      isRequired={props.required}
    >
      {members}
    </GroupFrame>
  );
}

/** The root is a place too: what is wrong with the whole document is told there. */
function Root({ registry, schema, title, children }: ObjectProps & { children: ReactElement }): ReactElement {
  const { members } = registry.formContext;
  useLayoutEffect(
    () =>
      members.add({
        pointer: "",
        label: labelOf(title, schema.title),
        schema: schema as Leaf["schema"],
        isRequired: false,
      }),
    [members, schema, title],
  );
  return children;
}
