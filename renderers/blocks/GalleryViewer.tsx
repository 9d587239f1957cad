import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { StripButtons } from "../ui/StripButtons.tsx";
import { useModal } from "../ui/useModal.ts";
import { useStrip } from "../ui/useStrip.ts";
import { GalleryPicture } from "./GalleryPicture.tsx";

/** A picture of a gallery. */
export interface OpenPicture {
  key: string;
  src: string;
  /** Shown until it is opened. */
  small: string;
  alt: string;
  text?: string;
}

interface GalleryViewerProps {
  label: string;
  pictures: readonly OpenPicture[];
  /** The one that is opened. */
  first: number;
  onClose(): void;
}

/** Pictures over the whole screen, one at a time: by a finger, by the arrow keys, Home and End, and by buttons. Escape closes. */
export function GalleryViewer({ label, pictures, first, onClose }: GalleryViewerProps): ReactElement {
  const text = useFixedText();
  const id = useId();
  const dialog = useModal({ onEscape: onClose });
  const [box, setBox] = useState<HTMLElement | null>(null);
  const strip = useStrip(box, pictures.length);
  const { go } = strip;
  const opened = useRef(first);
  // Before it is seen: there is no way from the first picture to the one that was pressed.
  useLayoutEffect(() => go(opened.current, true), [go]);
  const handleKeyDown = (event: KeyboardEvent): void => {
    const ends: Record<string, number> = { Home: 0, End: pictures.length - 1 };
    const step = strip.stepOf(event.key);
    const target = ends[event.key] ?? (step === 0 ? undefined : strip.index + step);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys work wherever the focus is in it
    <dialog ref={dialog} className="viewer" aria-label={label} onKeyDown={handleKeyDown}>
      <div className="viewer__bar">
        <p className="viewer__place" aria-live="polite" tabIndex={-1} data-first>
          {text("ui.gallery.place", { number: strip.index + 1, total: pictures.length })}
        </p>
        <StripButtons strip={strip} controls={id} />
        <button type="button" className="icon-button" aria-label={text("ui.dialog.close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what is scrolled must be reached by the keys */}
      <ul ref={setBox} id={id} className="viewer__strip" aria-label={label} tabIndex={0}>
        {pictures.map(({ key, src, alt, text: words }, index) => (
          <li key={key} className="viewer__item" inert={index !== strip.index}>
            <figure>
              <GalleryPicture src={src} alt={alt} isLazy={Math.abs(index - strip.index) > 1} />
              {words === undefined || words === "" ? null : <figcaption>{words}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </dialog>
  );
}
