import { ADDITIONAL_PROPERTY_FLAG } from "@rjsf/utils";
import type { FormDescriptor } from "#contracts/entities.ts";
import { labelOf } from "./labelOf.ts";
import type { Leaf } from "./SchemaMembers.ts";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";

/** The leaf of the document that a widget stands for. */
export function leafOf(props: SchemaWidgetProps): Leaf {
  const { htmlName = "", registry, schema, required = false, label, name } = props;
  return {
    pointer: registry.formContext.base + htmlName,
    // The name of an entry of a dictionary is somebody's own word.
    label: ADDITIONAL_PROPERTY_FLAG in schema ? name : labelOf(label === "" ? name : label, schema.title),
    schema: schema as Leaf["schema"],
    isRequired: required,
    described: describedOf(props),
  };
}

/** The field of a form that is drawn through its schema. */
function describedOf({ options }: SchemaWidgetProps): FormDescriptor["fields"][number] | undefined {
  const { described } = options as { described?: FormDescriptor["fields"][number] };
  return described;
}
