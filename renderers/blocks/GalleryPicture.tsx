import { useState, type ReactElement } from "react";
import { Art } from "../art/Art.tsx";

/** A picture, or drawn art of the same words where it cannot be loaded. */
export function GalleryPicture({ src, alt, isLazy }: { src: string; alt: string; isLazy: boolean }): ReactElement {
  const [failed, setFailed] = useState<string>();
  if (failed === src)
    return (
      <span className="gallery__art" role="img" aria-label={alt}>
        <Art seed={alt} variant="tile" />
      </span>
    );
  return (
    <img src={src} alt={alt} loading={isLazy ? "lazy" : "eager"} decoding="async" onError={() => setFailed(src)} />
  );
}
