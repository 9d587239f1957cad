import type { ComponentType } from "react";
import { pickRenderer } from "#engine/index.ts";
import { createFieldView } from "#rendering/fields/createFieldView.ts";
import type { FieldView } from "#rendering/fields/FieldView.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import type { RenderingContext } from "#rendering/RenderingContext.ts";
import type { Leaf } from "./SchemaMembers.ts";
import type { SchemaWidgetProps } from "./SchemaWidgetProps.ts";
import { mustBeFilled } from "./mustBeFilled.ts";
import { settingsOf } from "./settingsOf.ts";
import { widgetOf } from "./widgetOf.ts";

/** What of a leaf does not change while somebody types. A field that a form describes looks as it does there. */
export function viewOfWidget(props: SchemaWidgetProps, leaf: Leaf, context: RenderingContext): FieldView {
  const { drawn } = props.registry.formContext;
  const { pointer, label, schema, isRequired, described } = leaf;
  const id = `${drawn.prefix}-${pointer.replaceAll(/\s/g, "_")}`;
  if (described) {
    const view = createFieldView(described, drawn.prefix, drawn.at, context);
    return { ...view, steady: { ...view.steady, id } };
  }
  const { document } = drawn.at;
  const pick = pickRenderer(context.registry, { kind: "field", ...widgetOf(props) }, pointer);
  const choices = props.options.enumOptions ?? [];
  return {
    steady: {
      id,
      name: pointer,
      label,
      placeholder: props.placeholder ?? "",
      help: helpOf(props),
      isRequired: mustBeFilled(schema, isRequired),
      maxLength: typeof schema.maxLength === "number" ? schema.maxLength : 0,
      settings: settingsOf(props),
      options: choices.map((choice) => ({ value: choice.value as string, label: wordsOf(choice, context) })),
      translate: context.translate,
      format: context.format,
    },
    component:
      "unknown" in pick
        ? { document, pointer, reason: `No renderer is for the widget "${widgetOf(props).widget ?? ""}"` }
        : (pick.renderer.component as ComponentType<FieldProps>),
    described: { name: pointer, rule: { type: "any" } } as FieldView["described"],
    currency: "",
  };
}

function helpOf({ options, schema }: SchemaWidgetProps): string {
  const { help } = options;
  if (typeof help === "string") return help;
  return schema.description ?? "";
}

function wordsOf({ value, label }: { value: unknown; label: string }, { translate }: RenderingContext): string {
  if (value === true) return translate("fieldUi.yes");
  if (value === false) return translate("fieldUi.no");
  return label;
}
