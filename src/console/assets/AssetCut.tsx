import { useId, useRef, useState, type PointerEvent, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { AssetRow } from "#stores/AssetStore.ts";
import { Choice } from "../blocks/Choice.tsx";
import { useConsoleTools } from "../ConsoleTools.ts";
import { awayFromDrag, awayFromShape, leastLeft, type SharePlace } from "./awayFrom.ts";
import { failureWords } from "./failureWords.ts";
import { readPictureFile, whole, type Cut } from "./readPictureFile.ts";

const sides = ["left", "top", "right", "bottom"] as const;
const opposite = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
const nothing = { left: 0, top: 0, right: 0, bottom: 0 };

/** Shapes that places of a site ask for, as width over height. */
const shapes: Readonly<Record<string, number>> = { "1 : 1": 1, "4 : 3": 4 / 3, "16 : 9": 16 / 9, "3 : 1": 3 };

/** Cuts a picture: what remains is dragged over, or told by hundredths from each side, and becomes another picture. */
export function AssetCut({ asset }: { asset: AssetRow }): ReactElement {
  const translate = useFixedText();
  const { assets } = useConsoleTools();
  const id = useId();
  const [away, setAway] = useState(nothing);
  const [shape, setShape] = useState("");
  const [fault, setFault] = useState("");
  const dragged = useRef<SharePlace>(undefined);
  const { width, height } = asset;
  const isWhole = sides.every((side) => away[side] === 0);
  const cut: Cut = isWhole
    ? whole
    : {
        left: away.left / 100,
        top: away.top / 100,
        width: (100 - away.left - away.right) / 100,
        height: (100 - away.top - away.bottom) / 100,
      };
  const make = async () => {
    const sent = await fetch(asset.address).then(
      (response) => (response.ok ? response.blob() : null),
      () => null,
    );
    const bytes = sent === null ? null : await readPictureFile(sent, cut);
    if (bytes === null) {
      setFault(translate("error.network"));
      return;
    }
    const answer = await assets.add(asset.name, bytes);
    setFault(answer.ok ? "" : failureWords(answer.failure, translate));
  };
  const handleDown = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    event.currentTarget.setPointerCapture?.(event.pointerId);
    dragged.current = placeAt(event, asset);
  };
  const handleMove = (event: PointerEvent<SVGSVGElement>) => {
    if (dragged.current === undefined) return;
    const dragging = awayFromDrag(dragged.current, placeAt(event, asset));
    if (dragging === null) return;
    setAway(dragging);
    setShape("");
  };
  const handleUp = () => {
    dragged.current = undefined;
  };
  return (
    <details className="rule-more">
      <summary>{translate("console.assets.cut")}</summary>
      <div className="asset-cut">
        <svg
          className="asset-cut__view"
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={translate("console.assets.cutView")}
          onPointerDown={handleDown}
          onPointerMove={handleMove}
          onPointerUp={handleUp}
          onPointerCancel={handleUp}
        >
          <image href={asset.address} width={width} height={height} />
          <path
            className="asset-cut__away"
            fillRule="evenodd"
            d={`M0 0H${width}V${height}H0Z M${cut.left * width} ${cut.top * height}h${cut.width * width}v${cut.height * height}h${-cut.width * width}Z`}
          />
        </svg>
        <p className="text" data-size="s" data-tone="muted">
          {translate("console.assets.cutHow", {
            width: Math.round(cut.width * width),
            height: Math.round(cut.height * height),
          })}
        </p>
        <Choice
          label={translate("console.assets.shape")}
          value={shape}
          options={[
            { value: "", label: translate("console.assets.shape.any") },
            ...Object.keys(shapes).map((value) => ({ value, label: value })),
          ]}
          onChoose={(value) => {
            setShape(value);
            const ratio = shapes[value];
            setAway(ratio === undefined ? nothing : awayFromShape(asset, ratio));
          }}
        />
        {sides.map((side) => (
          <label key={side} className="asset-cut__side" htmlFor={`${id}-${side}`}>
            {translate(`console.assets.side.${side}`)}
            <input
              id={`${id}-${side}`}
              type="range"
              min={0}
              // Something remains.
              max={100 - leastLeft - away[opposite[side]]}
              value={away[side]}
              aria-valuetext={`${Math.round(away[side])} %`}
              onChange={({ target }) => {
                setAway({ ...away, [side]: Number(target.value) });
                setShape("");
              }}
            />
          </label>
        ))}
        <button
          type="button"
          className="button button--secondary"
          data-size="s"
          disabled={isWhole}
          onClick={() => void make()}
        >
          {translate("console.assets.cutNow")}
        </button>
        <div role="alert">{fault === "" ? null : <p className="field__error">{fault}</p>}</div>
      </div>
    </details>
  );
}

/** Where on the picture the pointer is, whatever room the browser leaves around it. */
function placeAt(event: PointerEvent<SVGSVGElement>, { width, height }: AssetRow): SharePlace {
  const matrix = event.currentTarget.getScreenCTM();
  if (matrix === null) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: x / width, y: y / height };
}
