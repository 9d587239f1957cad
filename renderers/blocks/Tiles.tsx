import { Fragment, type CSSProperties, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { classNames } from "../ui/classNames.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { Tile, type TileProps } from "./Tile.tsx";

/** Each is a picture: more belong on pages of a table. */
const mostTiles = 200;

/** What tells rows apart where nothing is said. */
const usualKey = { bind: "/row/id" };

const idle = async (): Promise<{ ok: true }> => ({ ok: true });

/** Tiles with drawn art: those written in the document, or one for each row. Without any there is what `empty` says, else nothing. */
export function Tiles(props: BlockProps<"tiles">): ReactElement | null {
  const {
    label,
    items = [],
    rows,
    rowItem,
    rowKey = usualKey,
    limit = mostTiles,
    ratio = "16/10",
    layout = "grid",
  } = props;
  const { rows: list } = useRows(rows?.value, props.at, limit);
  const fromRows = list.flatMap((row, index): (TileProps & { id: string }) | [] => {
    const item = rowItem?.(row, index);
    if (item === undefined) return [];
    const { title, text, art, badge, action = idle } = item;
    const shown = { text: text?.text, art: art?.text, badge: badge?.text || undefined };
    return { id: keyOfRow(row, index, rowKey), title: title.text, ...shown, action };
  });
  const all = [...items.map((item, index) => ({ ...item, id: `${index} ${item.art ?? ""}` })), ...fromRows];
  if (all.length === 0) return props.empty === undefined ? null : <Fragment>{props.empty}</Fragment>;
  const style: CSSProperties & Record<"--ratio", string> = { "--ratio": ratio.replace("/", " / ") };
  return (
    <ul className={classNames("tiles", layout === "row" && "tiles--row")} aria-label={label} style={style}>
      {all.map(({ id, ...tile }) => (
        <li key={id}>
          <Tile {...tile} />
        </li>
      ))}
    </ul>
  );
}

/** Draws `tiles`. */
export const tiles = defineBlock({ kind: "tiles", component: Tiles });
