import { useState, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps } from "#rendering/FieldProps.ts";
import { fileLimits, type FileLimits } from "./fileLimits.ts";
import { frameField } from "./frameField.tsx";

/** Files of the user's; the value is a list of them. The limits are shown, and what is beyond them is not taken. */
export function FileField(props: FieldProps): ReactElement {
  const { id, name, value, error, help, describedBy, translate, onChange } = props;
  const limits = fileLimits(props.settings);
  const [refusal, setRefusal] = useState<string | null>(null);
  const files = Array.isArray(value) ? value.filter((file) => file instanceof File) : [];
  const handleChange = (chosen: FileList | null) => {
    const wrong = firstRefusal([...(chosen ?? [])], limits, translate);
    setRefusal(wrong);
    onChange(wrong !== null || !chosen || chosen.length === 0 ? undefined : [...chosen]);
  };
  const shown = {
    ...props,
    error: refusal ?? error,
    help: [help, limitsText(limits, translate)].filter(Boolean).join(" "),
  };
  const described = [`${id}-help`, shown.error === null ? undefined : `${id}-error`].filter(Boolean).join(" ");
  return frameField(
    shown,
    <>
      <input
        type="file"
        id={id}
        name={name}
        className="input input--file"
        accept={limits.types.join(",")}
        multiple={limits.maxFiles > 1}
        disabled={props.isDisabled || props.isReadOnly}
        aria-required={props.isRequired || undefined}
        aria-invalid={shown.error !== null || undefined}
        aria-describedby={described || describedBy}
        onChange={(event) => handleChange(event.currentTarget.files)}
        onBlur={props.onBlur}
      />
      {files.length > 1 ? <output htmlFor={id}>{files.map((file) => file.name).join(", ")}</output> : null}
    </>,
  );
}

function firstRefusal(files: readonly File[], limits: FileLimits, translate: FieldProps["translate"]): string | null {
  if (files.length > limits.maxFiles) return translate("fieldUi.tooManyFiles", { count: limits.maxFiles });
  const large = files.find((file) => file.size > limits.maxBytes);
  if (large) return translate("fieldUi.fileTooLarge", { name: large.name, megabytes: megabytes(limits) });
  const other = files.find((file) => !limits.types.includes(file.type));
  return other ? translate("fieldUi.fileType", { name: other.name, types: typeNames(limits) }) : null;
}

function limitsText(limits: FileLimits, translate: FieldProps["translate"]): string {
  return translate("fieldUi.fileLimits", {
    types: typeNames(limits),
    megabytes: megabytes(limits),
    count: limits.maxFiles,
  });
}

function megabytes({ maxBytes }: FileLimits): number {
  return Math.round(maxBytes / 1024 / 1024);
}

function typeNames({ types }: FileLimits): string {
  return types.map((type) => (type.split("/")[1] ?? type).toUpperCase()).join(", ");
}

/** Draws the widget `file`. */
export const fileField = defineField({ widget: "file", component: FileField });
