import { Fragment, useState, type CSSProperties, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { GalleryPicture } from "./GalleryPicture.tsx";
import { GalleryViewer, type OpenPicture } from "./GalleryViewer.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { safeAddress } from "../ui/safeAddress.ts";
import "./Gallery.css";

/** Each is loaded: more belong on pages. */
const mostPictures = 200;

/** Pictures side by side that open larger. What has no address that a picture may have is left out. */
export function Gallery(props: BlockProps<"gallery">): ReactNode {
  const { label, items = [], rowItem, rowKey, limit = mostPictures, ratio = "4/3", size = "m", empty, at } = props;
  const { rows } = useRows(props.rows?.value, at, mostPictures);
  const [opened, setOpened] = useState<number>();
  const hosts = at.scope.read("/brand/imageCDNs");
  const pictureOf = (
    key: string,
    src: unknown,
    small: unknown,
    words: { alt: string; text?: string },
  ): OpenPicture[] => {
    const address = safeAddress(src, hosts);
    return address === undefined ? [] : [{ ...words, key, src: address, small: safeAddress(small, hosts) ?? address }];
  };
  const pictures = [
    ...items.flatMap(({ src, ...words }, index) => pictureOf(`written ${index}`, src.value, undefined, words)),
    ...rows.flatMap((row, index) => {
      const item = rowItem?.(row, index);
      return item === undefined ? [] : pictureOf(keyOfRow(row, index, rowKey), item.src.value, item.small?.value, item);
    }),
  ].slice(0, limit);
  if (pictures.length === 0) return empty === undefined ? null : <Fragment>{empty}</Fragment>;
  const style: CSSProperties & Record<"--ratio", string> = { "--ratio": ratio.replace("/", " / ") };
  return (
    <div className="gallery" data-size={size}>
      <ul className="gallery__list" aria-label={label} style={style}>
        {pictures.map(({ key, small, alt }, index) => (
          <li key={key}>
            <button
              type="button"
              className="gallery__open"
              aria-haspopup="dialog"
              aria-label={alt === "" ? `${label} ${index + 1}` : undefined}
              onClick={() => setOpened(index)}
            >
              <GalleryPicture src={small} alt={alt} isLazy />
            </button>
          </li>
        ))}
      </ul>
      {opened === undefined ? null : (
        <GalleryViewer label={label} pictures={pictures} first={opened} onClose={() => setOpened(undefined)} />
      )}
    </div>
  );
}

/** Draws `gallery`. */
export const gallery = defineBlock({ kind: "gallery", component: Gallery });
