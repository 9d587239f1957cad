import type { ReactElement } from "react";
import type { FieldProps, UploadedFile } from "#rendering/FieldProps.ts";
import { Icon } from "../icons/Icon.tsx";
import { FilePicture } from "./FilePicture.tsx";

interface UploadEntryProps extends Pick<FieldProps, "translate" | "format"> {
  file: UploadedFile;
  isClosed: boolean;
  onRemove(): void;
  onRetry(): void;
}

/** One file: what it is, how far it is, and what can be done with it. */
export function UploadEntry({ file, isClosed, translate, format, onRemove, onRetry }: UploadEntryProps): ReactElement {
  const { name, state, share, size, message } = file;
  return (
    <li className="upload__file" data-state={state}>
      <FilePicture file={file.file} />
      <span className="upload__words">
        <bdi className="upload__name">{name}</bdi>
        <span className="upload__state">
          {state === "refused" ? size : [size, stateText(file, translate, format)].join(" · ")}
        </span>
        {(state === "failed" || state === "refused") && message !== "" ? (
          <span className="upload__reason">{message}</span>
        ) : null}
        {state === "sending" || state === "waiting" ? (
          <progress className="upload__progress" value={share} max={1} aria-label={name} />
        ) : null}
      </span>
      {state === "failed" ? (
        <button
          type="button"
          className="icon-button"
          aria-label={translate("fieldUi.uploadRetry", { name })}
          disabled={isClosed}
          onClick={onRetry}
        >
          <Icon name="refresh" />
        </button>
      ) : null}
      <button
        type="button"
        className="icon-button upload__remove"
        aria-label={translate("fieldUi.removeItem", { label: name })}
        disabled={isClosed}
        onClick={onRemove}
      >
        <Icon name="trash" />
      </button>
    </li>
  );
}

function stateText(
  { name, state, share }: UploadedFile,
  translate: FieldProps["translate"],
  format: FieldProps["format"],
) {
  if (state === "there") return translate("fieldUi.uploadThere");
  if (state === "failed") return translate("fieldUi.uploadFailed", { name });
  if (state === "waiting") return translate("fieldUi.uploadWaiting");
  return translate("fieldUi.uploadShare", { share: format(Math.round(share * 100) / 100, "percent") });
}
