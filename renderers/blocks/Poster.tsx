import { useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { Art } from "../art/Art.tsx";
import { safeAddress } from "../ui/safeAddress.ts";
import { useBusy } from "../ui/useBusy.ts";
import "./Poster.css";

/** A picture to press with its title below. Its box is kept free, and art stands in for a picture that cannot be loaded. */
export function Poster(props: BlockProps<"poster">): ReactElement {
  const { title, text, label = title, src, art, ratio = "3/4", marks, corner, action, isDisabled, at } = props;
  const [isBusy, run] = useBusy(action);
  const address = safeAddress(src?.value, at.scope.read("/brand/imageCDNs"));
  const [failed, setFailed] = useState<string>();
  return (
    <div className="poster" data-disabled={isDisabled || undefined}>
      <button
        type="button"
        className="poster__press"
        aria-label={label}
        aria-busy={isBusy || undefined}
        aria-disabled={isDisabled || undefined}
        style={{ aspectRatio: ratio.replace("/", " / ") }}
        onClick={isDisabled ? undefined : run}
      >
        {address !== undefined && failed !== address ? (
          <img src={address} alt="" loading="lazy" decoding="async" onError={() => setFailed(address)} />
        ) : (
          <Art seed={art?.text ?? title} />
        )}
      </button>
      {marks === undefined ? null : <div className="poster__marks">{marks}</div>}
      {corner === undefined ? null : <div className="poster__corner">{corner}</div>}
      <p className="poster__title" dir="auto">
        {title}
      </p>
      {text === undefined || text === "" ? null : (
        <p className="poster__text" dir="auto">
          {text}
        </p>
      )}
    </div>
  );
}

/** Draws `poster`. */
export const poster = defineBlock({ kind: "poster", component: Poster });
