import type {
  CyclicSchemaExpandProps,
  MultiSchemaFieldTemplateProps,
  RJSFSchema,
  TemplatesType,
  UnsupportedFieldProps,
} from "@rjsf/utils";
import type { ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { NodeNotice } from "#rendering/NodeNotice.tsx";
import { AddButton } from "./AddButton.tsx";
import { ArrayTemplate } from "./ArrayTemplate.tsx";
import { ItemTemplate } from "./ItemTemplate.tsx";
import { labelOf } from "./labelOf.ts";
import { MemberTemplate } from "./MemberTemplate.tsx";
import { ObjectTemplate } from "./ObjectTemplate.tsx";
import { pointerIn, type SchemaContext } from "./SchemaContext.ts";

function Alternatives({
  selector,
  optionSchemaField,
}: MultiSchemaFieldTemplateProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  return (
    <div className="alternatives">
      {selector}
      {optionSchemaField}
    </div>
  );
}

function Unsupported({
  fieldPathId,
  registry,
  reason,
}: UnsupportedFieldProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  const { document } = registry.formContext.drawn.at;
  const translate = useFixedText();
  const words = translate("fieldUi.notDrawable");
  return (
    <NodeNotice
      problem={{
        document,
        pointer: pointerIn(registry.formContext, fieldPathId ?? { path: [] }),
        reason: reason ? `${words} (${reason})` : words,
      }}
    />
  );
}

function Cycle({ name, schema, onExpand }: CyclicSchemaExpandProps<unknown, RJSFSchema, SchemaContext>): ReactElement {
  return <AddButton label={labelOf(name, schema.title)} isDisabled={false} onPress={() => onExpand(name)} />;
}

function Nothing(): null {
  return null;
}

/** The templates of schema forms. What field renderers and groups say themselves is left out here. */
export const templates: Partial<Omit<TemplatesType<unknown, RJSFSchema, SchemaContext>, "ButtonTemplates">> = {
  FieldTemplate: MemberTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ItemTemplate,
  MultiSchemaFieldTemplate: Alternatives,
  CyclicSchemaExpandTemplate: Cycle,
  UnsupportedFieldTemplate: Unsupported,
  ErrorListTemplate: Nothing,
  FieldErrorTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  DescriptionFieldTemplate: Nothing,
};
