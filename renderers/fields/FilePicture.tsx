import { useEffect, useRef, useState, type ReactElement } from "react";
import { Icon } from "../icons/Icon.tsx";

/** Width and height of the small picture, in its own dots. */
const edge = 96;

/**
 * A small picture of a file, or a sign for what is none. Drawn on a canvas: the address of a file on the device is none that the
 * page's policy lets pictures have.
 */
export function FilePicture({ file }: { file: File }): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const picture = await createImageBitmap(file);
      const context = isWanted ? canvas.current?.getContext("2d") : undefined;
      if (context) {
        const scale = Math.max(edge / picture.width, edge / picture.height);
        const [width, height] = [picture.width * scale, picture.height * scale];
        context.drawImage(picture, (edge - width) / 2, (edge - height) / 2, width, height);
        setDrawn(true);
      }
      picture.close();
    };
    // What the device cannot draw keeps its sign.
    if (file.type.startsWith("image/") && typeof createImageBitmap === "function") draw().catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [file]);
  return (
    <span className="upload__picture" data-drawn={isDrawn || undefined} aria-hidden="true">
      <Icon name="receipt" />
      <canvas ref={canvas} width={edge} height={edge} />
    </span>
  );
}
