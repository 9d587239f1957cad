import type { ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { keyOfRow } from "../ui/keyOfRow.ts";

interface TickerListProps extends Pick<BlockProps<"ticker">, "rowItem" | "children" | "rowKey"> {
  rows: readonly unknown[];
  /** The second one, which follows the first without a gap; for the eye only. */
  isCopy?: boolean;
}

/** The items of a ticker, once. */
export function TickerList({ rows, rowItem, children, rowKey, isCopy = false }: TickerListProps): ReactElement {
  return (
    <ul className="ticker__list" aria-hidden={isCopy || undefined} inert={isCopy}>
      {rows.map((row, index) => {
        const { text, action: act } = rowItem?.(row, index) ?? {};
        const content = children === undefined ? text?.text : children(row, index);
        return (
          <li key={keyOfRow(row, index, rowKey)} className="ticker__entry">
            {act === undefined ? (
              <span className="ticker__item">{content}</span>
            ) : (
              <button type="button" className="ticker__item" onClick={() => void act()}>
                {content}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
