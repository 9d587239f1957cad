import { useEffect, useRef, useState, type DragEvent, type ReactElement } from "react";
import { defineField } from "#rendering/defineField.ts";
import type { FieldProps, UploadedFile } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { fieldError, fieldHelp } from "./frameField.tsx";
import { UploadEntry } from "./UploadEntry.tsx";
import "./UploadField.css";

/**
 * Files that are sent while the form is filled in: chosen, dropped or taken with the camera. Each shows how far it is, can be taken
 * away, and sent again after a failure; what becomes of them is announced.
 */
export function UploadField(props: FieldProps): ReactElement {
  const { id, upload, translate, onBlur } = props;
  const { files = [], types = [], most = 1, limits = "", refusal = "", onAdd, onRemove, onRetry } = upload ?? {};
  const [isOver, setOver] = useState(false);
  const [removed, setRemoved] = useState<{ name: string; place: number } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isClosed = props.isDisabled || props.isReadOnly;
  const isFull = files.length >= most;
  useEffect(() => {
    if (!removed) return;
    // The button that was pressed is gone now: its neighbour gets the focus, or what chooses a file.
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>(".upload__remove") ?? [];
    (buttons[Math.min(removed.place, buttons.length - 1)] ?? chooser.current)?.focus();
  }, [removed]);
  const take = (input: HTMLInputElement) => {
    setRemoved(null);
    onAdd?.([...(input.files ?? [])]);
    // The same file can be chosen again after it was taken away.
    input.value = "";
  };
  const remove = ({ id: file, name }: UploadedFile, place: number) => {
    onRemove?.(file);
    setRemoved({ name, place });
  };
  const handleDrag = (event: DragEvent, isInside: boolean) => {
    if (isClosed || isFull || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(isInside);
  };
  const handleDrop = (event: DragEvent) => {
    handleDrag(event, false);
    if (!isClosed && !isFull) onAdd?.([...event.dataTransfer.files]);
  };
  const error = refusal === "" ? props.error : refusal;
  const described = [`${id}-limits`, props.help !== "" && `${id}-help`, error !== null && `${id}-error`];
  const shared = {
    type: "file",
    className: "only-read upload__input",
    accept: types.join(","),
    disabled: isClosed || isFull,
    "aria-describedby": described.filter(Boolean).join(" "),
    "aria-invalid": error !== null || undefined,
    onBlur,
  } as const;
  return (
    <fieldset className="field field--upload" data-invalid={error === null ? undefined : true}>
      <legend className="field__label" data-star={props.isRequired || undefined}>
        {props.label}
      </legend>
      {fieldError({ id, error }, refusal !== "")}
      {files.length === 0 ? null : (
        <ul className="upload__files" ref={list}>
          {files.map((file, place) => (
            <UploadEntry
              key={file.id}
              file={file}
              isClosed={isClosed}
              translate={translate}
              format={props.format}
              onRemove={() => remove(file, place)}
              onRetry={() => onRetry?.(file.id)}
            />
          ))}
        </ul>
      )}
      <div
        className="upload__zone"
        data-over={isOver || undefined}
        data-full={isFull || undefined}
        onDragOver={(event) => handleDrag(event, true)}
        onDragLeave={(event) => handleDrag(event, false)}
        onDrop={handleDrop}
      >
        <span className="upload__choose">
          <input
            {...shared}
            ref={chooser}
            id={id}
            name={props.name}
            multiple={most > 1}
            aria-required={props.isRequired || undefined}
            onChange={(event) => take(event.currentTarget)}
          />
          <label className="button button--secondary" htmlFor={id}>
            <Icon name="upload" />
            <span className="button__label">
              {translate(most > 1 ? "fieldUi.uploadChooseMore" : "fieldUi.uploadChooseOne")}
            </span>
          </label>
        </span>
        {types.some((type) => type.startsWith("image/")) ? (
          <span className="upload__choose upload__choose--photo">
            <input
              {...shared}
              id={`${id}-photo`}
              accept="image/*"
              capture="environment"
              onChange={(event) => take(event.currentTarget)}
            />
            <label className="button button--secondary" htmlFor={`${id}-photo`}>
              <Icon name="phone" />
              <span className="button__label">{translate("fieldUi.uploadPhoto")}</span>
            </label>
          </span>
        ) : null}
        <span className="upload__drop" aria-hidden="true">
          {translate("fieldUi.uploadDrop")}
        </span>
        <p className="field__help" id={`${id}-limits`}>
          {isFull && most > 1 ? translate("fieldUi.uploadFull") : limits}
        </p>
      </div>
      <span className="only-read" role="status">
        {toldOf(files, removed, translate)}
      </span>
      {fieldHelp(props)}
    </fieldset>
  );
}

/** What is announced: what was taken away just now, else what became of the files. */
function toldOf(
  files: readonly UploadedFile[],
  removed: { name: string } | null,
  translate: FieldProps["translate"],
): string {
  if (removed) return translate("fieldUi.rowRemoved", { label: removed.name });
  return files
    .flatMap(({ name, state, message }) => {
      if (state === "there") return [translate("fieldUi.uploadSent", { name })];
      return state === "failed" ? [`${translate("fieldUi.uploadFailed", { name })} ${message}`.trim()] : [];
    })
    .join(" ");
}

/** Draws the widget `upload`. */
export const uploadField = defineField({ widget: "upload", component: UploadField });
