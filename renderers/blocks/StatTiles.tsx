import type { CSSProperties, ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { useFormat } from "#rendering/hooks/useFormat.ts";
import { toneOfSign } from "#rendering/toneOfSign.ts";
import { Icon } from "../icons/Icon.tsx";
import { Definition } from "../ui/Definition.tsx";
import { Ticking } from "../ui/Ticking.tsx";
import { Written } from "../ui/Written.tsx";

/** Key figures, with how far each has moved since the period before. */
export function StatTiles({ label, tiles, columns = 4 }: BlockProps<"statTiles">): ReactElement {
  const write = useFormat();
  const text = useFixedText();
  const style: CSSProperties & Record<"--columns", number> = { "--columns": columns };
  return (
    <ul className="stats" aria-label={label} style={style}>
      {tiles.map((tile, index) => {
        const change = typeof tile.change?.value === "number" ? tile.change.value : undefined;
        return (
          <li
            key={index}
            className="stats__tile"
            data-tone={(tile.signed ? toneOfSign(tile.value.value) : undefined) ?? tile.tone}
          >
            <span className="stats__label">
              {tile.icon === undefined ? null : <Icon name={tile.icon} size={18} />}
              {tile.label}
              {tile.definition === undefined ? null : <Definition name={tile.label} words={tile.definition} />}
            </span>
            <strong className="stats__value">
              {tile.value.text === "" ? "–" : <Ticking text={tile.value.text} />}
            </strong>
            {change === undefined ? null : (
              <span className="badge stats__change" data-tone={change < 0 ? "negative" : "positive"}>
                <Icon name={change < 0 ? "sort-down" : "sort-up"} size={14} />
                <Written text={write(Math.abs(change), "percent")} />
                <span className="only-read">{text(change < 0 ? "ui.stats.less" : "ui.stats.more")}</span>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Draws `statTiles`. */
export const statTiles = defineBlock({ kind: "statTiles", component: StatTiles });
