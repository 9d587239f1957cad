import { useState, type ReactNode } from "react";
import { kindWith, ranks } from "#engine/index.ts";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { defineBlock } from "#rendering/defineBlock.ts";
import { observing } from "#rendering/observing.ts";
import { useRows } from "#rendering/hooks/useRows.tsx";
import { KeptPlace } from "../ui/KeptPlace.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { useListMemory } from "../ui/useListMemory.ts";
import { useWindowed } from "../ui/useWindowed.ts";
import { PagedList } from "./PagedList.tsx";
import { listClass, type RowListProps } from "./RowList.tsx";

/** Rows as a list, of which those near the screen are drawn. */
function NearRows({ list, rows, total, name }: RowListProps): ReactNode {
  const { children, rowKey, label, at } = list;
  const [box, setBox] = useState<HTMLElement | null>(null);
  const seen = useWindowed(box, rows.length, useListMemory(name));
  const drawn = useRows(rows.slice(seen.from, seen.to), at);
  return drawn.within(
    <div className="paged__window" data-window="">
      <KeptPlace height={seen.before} />
      <ul ref={setBox} className={listClass(list)} aria-label={label}>
        {drawn.rows.map((row, place) => {
          const index = seen.from + place;
          const isFirst = index % seen.columns === 0;
          return (
            <li
              key={keyOfRow(row, index, rowKey)}
              ref={isFirst ? seen.measure : undefined}
              data-index={isFirst ? index / seen.columns : undefined}
              aria-setsize={total}
              aria-posinset={index + 1}
            >
              {children(row, index)}
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
