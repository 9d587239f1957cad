import { observer } from "mobx-react-lite";
import { useEffect } from "react";
import type { FormField } from "#contracts/entities.ts";
import type { FieldModel } from "#forms/FieldModel.ts";
import { typeNames, UploadList, type FilesPort } from "#forms/UploadList.ts";
import { useRendering } from "../hooks/useRendering.ts";
import { ownMember } from "#forms/ownMember.ts";
import type { UploadControl } from "../FieldProps.ts";
import type { FieldSourceProps } from "./FieldSourceProps.ts";

/** Files outlive what draws them: a step that is left, a tab that is changed. */
const lists = new WeakMap<FieldModel, UploadList>();

const megabyte = 1024 * 1024;

/** Where nothing is sent. */
const nowhere: FilesPort = { typeOf: () => undefined, send: async () => ({ ok: false }) };

/** Completes a field of files with them, and with what sends them. */
export const UploadSource = observer(function UploadSource({
  field: Field,
  props,
  described,
  binding,
}: FieldSourceProps) {
  const { forms, format, translate } = useRendering();
  const list = listOf(binding.form.field(props.name), described, forms.files ?? nowhere);
  useEffect(() => list.adopt(props.value), [list, props.value]);
  const { said } = binding.form;
  const { name } = props;
  useEffect(() => list.judge((place) => ownMember(said, `/${name}/${place}`)), [list, said, name]);
  const { types, maxBytes, most } = limitsOf(described);
  const sizeOf = (bytes: number) =>
    translate("fieldUi.uploadSize", {
      size: format(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10), "number"),
    });
  const upload: UploadControl = {
    files: list.entries.map(({ id, file, state, sent, message, refused }) => ({
      id,
      name: file.name,
      file,
      state: refused === undefined ? state : "refused",
      share: sent / file.size,
      size: sizeOf(file.size),
      message: refused ?? message,
    })),
    types,
    most,
    limits: translate("fieldUi.fileLimits", {
      types: typeNames(types),
      megabytes: format(Math.round((maxBytes / megabyte) * 10) / 10, "number"),
      count: most,
    }),
    refusal: list.refusal === null ? "" : translate(list.refusal.key, list.refusal.values),
    onAdd: (files) => void list.add(files),
    onRemove: (id) => list.remove(id),
    onRetry: (id) => list.retry(id),
  };
  // With several files, the message above them says which it means.
  const refusals = list.entries.flatMap(({ file, refused }) =>
    refused === undefined ? [] : `${file.name}: ${refused}`,
  );
  const error = props.error !== null && refusals.length > 0 ? refusals.join(" ") : props.error;
  return <Field {...props} error={error} upload={upload} />;
});

function limitsOf({ types = [], maxBytes = 0, rule }: FormField) {
  return { types, maxBytes, most: rule.max ?? 1 };
}

function listOf(field: FieldModel, described: FormField, files: FilesPort): UploadList {
  let list = lists.get(field);
  if (!list) {
    const changed = (ids: string[]) => field.change(ids.length === 0 ? undefined : ids);
    lists.set(field, (list = new UploadList({ limits: limitsOf(described), files, changed })));
  }
  return list;
}
