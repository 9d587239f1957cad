import { useMemo, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { toCode } from "../ui/toCode.ts";
import "./Qr.css";

/** Free modules around a code (ISO/IEC 18004, 7.3.8); with fewer some readers do not find it. */
const quietZone = 4;

/** A QR code, dark on light in every theme: many readers do not read the other way round. */
export function Qr({ label, value, text, showValue = false, size = "m" }: BlockProps<"qr">): ReactElement {
  const fixed = useFixedText();
  const code = useMemo(() => toCode(value.text), [value.text]);
  const side = (code?.size ?? 21) + 2 * quietZone;
  return (
    <figure className="qr" data-size={size}>
      {code === undefined ? (
        <p className="qr__code qr__code--none">{value.text === "" ? null : fixed("ui.qr.tooLong")}</p>
      ) : (
        <svg
          className="qr__code"
          role="img"
          aria-label={label}
          viewBox={`-${quietZone} -${quietZone} ${side} ${side}`}
          shapeRendering="crispEdges"
        >
          <path d={code.path} />
        </svg>
      )}
      {text === undefined && !showValue ? null : (
        <figcaption className="qr__words">
          {text === undefined ? null : <span>{text}</span>}
          {showValue && value.text !== "" ? <bdi className="qr__value">{value.text}</bdi> : null}
        </figcaption>
      )}
    </figure>
  );
}

/** Draws `qr`. */
export const qr = defineBlock({ kind: "qr", component: Qr });
