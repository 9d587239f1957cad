import { useEffect, useRef, useState, type ReactNode } from "react";
import { kindWith, ranks } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { observing } from "#rendering/observing.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { KeptPlace } from "../ui/KeptPlace.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { useGridKeys } from "../ui/useGridKeys.ts";
import { useKeptFocus } from "../ui/useKeptFocus.ts";
import { useListMemory } from "../ui/useListMemory.ts";
import { useWindowed } from "../ui/useWindowed.ts";
import { PagedList } from "./PagedList.tsx";
import { listClass, type RowListProps } from "./RowList.tsx";

/** Rows as a list, of which those near the screen are drawn. In a grid the arrows walk them. */
function NearRows({ list, rows, total, name, onNear }: RowListProps): ReactNode {
  const { children, rowKey, label, at, layout } = list;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const seen = useWindowed(box, rows.length, useListMemory(name));
  const { from, to } = seen;
  const drawn = useRows(rows.slice(from, to), at);
  const keys = useGridKeys(layout === "grid" ? box : null, seen, rows.length);
  const around = useRef<HTMLDivElement>(null);
  useKeptFocus(around);
  useEffect(() => onNear?.([from, to]), [onNear, from, to]);
  return drawn.within(
    <div
      ref={around}
      className="paged__window"
      data-window=""
      {...(layout === "grid" ? { ...keys, tabIndex: -1 } : {})}
    >
      <KeptPlace height={seen.before} />
      <ul ref={setBox} className={listClass(list)} aria-label={label}>
        {drawn.rows.map((row, place) => {
          const index = from + place;
          const isFirst = index % seen.columns === 0;
          return (
            <li
              // Rows that come by sight are known by their places: what was there before may be another.
              key={onNear ? index : keyOfRow(row, index, rowKey)}
              ref={isFirst ? seen.measure : undefined}
              data-index={isFirst ? index / seen.columns : undefined}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              {onNear && row === undefined ? (
                <span className="list-wait" style={{ blockSize: seen.usual }} />
              ) : onNear && row === null ? null : (
                children(row, index)
              )}
            </li>
          );
        })}
      </ul>
      <KeptPlace height={seen.after} />
    </div>,
  );
}

// What it reads of the data is observed in it, and not here.
const ObservedList = observing(PagedList);

/** A list of thousands: what is far from the screen is not drawn. */
export function WindowedList(props: BlockProps<"repeat">): ReactNode {
  return <ObservedList {...props} List={NearRows} />;
}

/** Draws `repeat` with a window. */
export const windowedList = defineBlock({
  kind: "repeat",
  name: "windowedList",
  match: kindWith("repeat", "window", true, ranks.close + 1),
  component: WindowedList,
});
