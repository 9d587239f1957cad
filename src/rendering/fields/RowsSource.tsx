import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { FormField } from "#contracts/entities.ts";
import { layerScope, resolveText } from "#engine/index.ts";
import type { RowsModel } from "#forms/RowsModel.ts";
import { liveValues } from "#forms/liveValues.ts";
import { reuseUnchanged } from "#json/equal.ts";
import { useRendering } from "../hooks/useRendering.ts";
import type { RowsControl } from "../FieldProps.ts";
import { createFieldView } from "./createFieldView.ts";
import type { FieldBinding } from "./FieldBinding.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";
import type { FieldView } from "./FieldView.ts";

/** Completes a field of rows with them: their fields are those of any form, each drawn by itself. */
export const RowsSource = observer(function RowsSource(source: FieldSourceProps) {
  const { field: Field, props, described, binding, slot: FieldSlot } = source;
  const context = useRendering();
  const [views] = useState(() => new Map<string, FieldView>());
  const [bindings] = useState(() => new Map<string, FieldBinding>());
  const model = binding.form.rows(props.name);
  if (!model) return <Field {...props} />;
  const prefix = props.id.slice(0, props.id.length - props.name.length - 1);
  const inRow = (key: string): FieldBinding => {
    let own = bindings.get(key);
    if (!own) bindings.set(key, (own = rowBinding(binding, model, key)));
    return own;
  };
  const label = resolveText(described.itemLabel ?? described.label, binding.at.scope, context);
  const slot = (field: FormField, key: string) => {
    const cell = model.cell(key, field.name);
    const own = inRow(key);
    const view = reuseUnchanged(
      views.get(cell.name),
      createFieldView({ ...field, name: cell.name }, prefix, own.at, context),
    );
    views.set(cell.name, view);
    return <FieldSlot key={field.name} field={cell} view={view} binding={own} isDisabled={props.isDisabled} />;
  };
  const rows: RowsControl = {
    rows: model.keys.map((key, place) => {
      const shown = model.shownFields(key);
      const first = shown[0];
      return {
        key,
        title: context.translate("fieldUi.itemNumber", { label, number: place + 1 }),
        fields: shown.map((field) => slot(field, key)),
        firstId: first && `${prefix}-${model.cell(key, first.name).name}`,
      };
    }),
    addLabel:
      described.addLabel === undefined
        ? context.translate("fieldUi.addItem", { label: props.label })
        : resolveText(described.addLabel, binding.at.scope, context),
    onAdd: model.mayAdd ? () => model.add() : undefined,
    onRemove: model.mayRemove ? (key) => model.remove(key) : undefined,
    onMove: described.moves === true ? (key, by) => model.move(key, by) : undefined,
  };
  return <Field {...props} rows={rows} />;
});

/** What the fields of a row read: `/row` is what was typed into it. */
function rowBinding({ form, at }: FieldBinding, model: RowsModel, key: string): FieldBinding {
  const row = liveValues((name) => model.rowOf(key)[name]);
  const previous = liveValues((name) => model.rowOf(model.keys[model.keys.indexOf(key) - 1] ?? "")[name]);
  const index = () => model.keys.indexOf(key);
  const roots = { row: () => row, index, previous: () => (index() > 0 ? previous : undefined) };
  const scope = layerScope(at.scope, roots, `row ${key}`);
  return { form, at: { ...at, scope } };
}
