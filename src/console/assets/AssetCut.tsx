import { useId, useState, type ReactElement } from "react";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { AssetRow } from "#stores/AssetStore.ts";
import { useConsoleTools } from "../ConsoleTools.ts";
import { failureWords } from "./failureWords.ts";
import { readPictureFile, whole, type Cut } from "./readPictureFile.ts";

const sides = ["left", "top", "right", "bottom"] as const;

/** Cuts a picture: so many hundredths from each side are left away, and what remains becomes another picture. */
export function AssetCut({ asset }: { asset: AssetRow }): ReactElement {
  const translate = useFixedText();
  const { assets } = useConsoleTools();
  const id = useId();
  const [away, setAway] = useState({ left: 0, top: 0, right: 0, bottom: 0 });
  const [fault, setFault] = useState("");
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
  return (
    <details className="rule-more">
      <summary>{translate("console.assets.cut")}</summary>
      <div className="asset-cut">
        <svg
          className="asset-cut__view"
          viewBox={`0 0 ${asset.width} ${asset.height}`}
          role="img"
          aria-label={translate("console.assets.cutView")}
        >
          <image href={asset.address} width={asset.width} height={asset.height} />
          <path
            className="asset-cut__away"
            fillRule="evenodd"
            d={`M0 0H${asset.width}V${asset.height}H0Z M${cut.left * asset.width} ${cut.top * asset.height}h${cut.width * asset.width}v${cut.height * asset.height}h${-cut.width * asset.width}Z`}
          />
        </svg>
        {sides.map((side) => {
          const other = { left: "right", right: "left", top: "bottom", bottom: "top" } as const;
          return (
            <label key={side} className="asset-cut__side" htmlFor={`${id}-${side}`}>
              {translate(`console.assets.side.${side}`)}
              <input
                id={`${id}-${side}`}
                type="range"
                min={0}
                // Something remains.
                max={95 - away[other[side]]}
                value={away[side]}
                aria-valuetext={`${away[side]} %`}
                onChange={({ target }) => setAway({ ...away, [side]: Number(target.value) })}
              />
            </label>
          );
        })}
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
