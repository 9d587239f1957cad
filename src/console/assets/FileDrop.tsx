import { useState, type DragEvent, type ReactElement } from "react";
import { Icon } from "#renderers/icons/Icon.tsx";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { pictureFiles } from "./useBringPictures.ts";

interface FileDropProps {
  id: string;
  label: string;
  /** Whether several are taken at once. */
  isMany?: boolean;
  isBusy: boolean;
  onFiles(files: readonly File[]): void;
}

/** Takes picture files: chosen by a button, or dropped onto it. */
export function FileDrop({ id, label, isMany = false, isBusy, onFiles }: FileDropProps): ReactElement {
  const translate = useFixedText();
  const [isOver, setOver] = useState(false);
  const handleDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const files = [...event.dataTransfer.files];
    if (!isBusy && files.length > 0) onFiles(isMany ? files : files.slice(0, 1));
  };
  return (
    <div
      className="file-drop"
      data-over={isOver || undefined}
      aria-busy={isBusy}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={handleDrop}
    >
      <input
        id={id}
        type="file"
        className="only-read"
        multiple={isMany}
        accept={pictureFiles}
        disabled={isBusy}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = "";
          onFiles(files);
        }}
      />
      <label htmlFor={id} className="button button--secondary">
        <Icon name="upload" size={18} />
        <span className="button__label">{label}</span>
      </label>
      <p id={`${id}-help`} className="pick-list__about">
        {translate("console.assets.drop")} {translate("console.assets.help")}
      </p>
    </div>
  );
}
