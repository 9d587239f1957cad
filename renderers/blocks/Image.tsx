import { useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Art } from "../art/Art.tsx";
import { safeAddress } from "../ui/safeAddress.ts";

/** A picture in a box that is kept free for it; without one, or when it cannot be loaded, drawn art. */
export function Image({ src, alt = "", ratio = "16/9", art, size, at }: BlockProps<"image">): ReactElement {
  const address = safeAddress(src?.value, at.scope.read("/brand/imageCDNs"));
  const [failed, setFailed] = useState<string>();
  const isShown = address !== undefined && failed !== address;
  return (
    <figure
      className="image"
      data-size={size}
      data-ratio={ratio}
      style={{ aspectRatio: ratio.replace("/", " / ") }}
      aria-label={isShown || alt === "" ? undefined : alt}
    >
      {isShown ? (
        <img src={address} alt={alt} loading="lazy" decoding="async" onError={() => setFailed(address)} />
      ) : (
        <Art seed={art?.text ?? alt} variant={size === undefined ? "tile" : "mark"} />
      )}
    </figure>
  );
}

/** Draws `image`. */
export const image = defineBlock({ kind: "image", component: Image });
