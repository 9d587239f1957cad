import { useId, type ReactElement } from "react";
import { useRendering } from "#rendering/hooks/useRendering.ts";
import { SelectField } from "../../fields/SelectField.tsx";
import { labelOf } from "./labelOf.ts";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";

/** The choice between the alternatives of a schema. It is no value of the document, so rjsf is told of it at once. */
export function Chooser(props: SchemaWidgetProps): ReactElement {
  const { translate, format } = useRendering();
  const id = useId();
  const options = (props.options.enumOptions ?? []).map(({ value, label }) => ({ value: value as number, label }));
  const label = translate("fieldUi.kindOf", { label: labelOf(props.label, undefined) });
  return (
    <SelectField
      id={id}
      name={id}
      label={label}
      placeholder=""
      help=""
      value={props.value}
      error={null}
      isRequired={false}
      isReadOnly={props.readonly ?? false}
      isDisabled={props.disabled ?? false}
      describedBy={undefined}
      maxLength={0}
      settings={{}}
      options={options}
      translate={translate}
      format={format}
      onChange={(value) => props.onChange(value)}
      onBlur={() => {}}
    />
  );
}
