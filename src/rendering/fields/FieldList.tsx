import { observer } from "mobx-react-lite";
import { useState } from "react";
import type { FormField } from "#contracts/entities.ts";
import { resolveText } from "#engine/index.ts";
import { reuseUnchanged } from "#json/equal.ts";
import { useRendering } from "../hooks/useRendering.ts";
import { createFieldView } from "./createFieldView.ts";
import type { FieldBinding } from "./FieldBinding.ts";
import { FieldSlot } from "./FieldSlot.tsx";
import type { FieldView } from "./FieldView.ts";
import { KeepFocus } from "./KeepFocus.tsx";

interface FieldListProps {
  binding: FieldBinding;
  /** Ids of the controls begin with it. */
  prefix: string;
  isDisabled?: boolean;
  /** Names of the fields that are drawn; all of them where nothing is said. */
  only?: readonly string[];
}

/** The fields of a form that are there, in order. Drawn again when one comes or goes, never when one is typed in. */
export const FieldList = observer(function FieldList({ binding, prefix, isDisabled = false, only }: FieldListProps) {
  const context = useRendering();
  const [known] = useState(() => new Map<string, FieldView>());
  const { form, at } = binding;
  const viewOf = (field: FormField): FieldView => {
    const view = reuseUnchanged(known.get(field.name), createFieldView(field, prefix, at, context));
    known.set(field.name, view);
    return view;
  };
  const slot = (field: FormField) => (
    <FieldSlot
      key={field.name}
      field={form.field(field.name)}
      view={viewOf(field)}
      binding={binding}
      isDisabled={isDisabled}
    />
  );
  const joined = new Set(form.shownFields.flatMap(({ country }) => (country === undefined ? [] : [country])));
  // What another field draws as a part of itself has no place of its own.
  const shown = form.shownFields.filter(({ name }) => !joined.has(name) && (only?.includes(name) ?? true));
  const { groups = [] } = form.descriptor;
  const grouped = new Set(groups.flatMap(({ fields }) => fields));
  return (
    <KeepFocus className="field-list" form={form.descriptor.id}>
      {(grouped.size === 0 ? shown : shown.filter(({ name }) => !grouped.has(name))).map(slot)}
      {groups.map(({ id, label, fields }) => {
        const inside = shown.filter(({ name }) => fields.includes(name));
        if (inside.length === 0) return null;
        return (
          <fieldset key={id} className="field-group">
            <legend>{resolveText(label, at.scope, context)}</legend>
            <div className="field-list">{inside.map(slot)}</div>
          </fieldset>
        );
      })}
    </KeepFocus>
  );
});
