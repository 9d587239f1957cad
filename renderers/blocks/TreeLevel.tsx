import { useId, useState, type ReactElement } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { Failure } from "../ui/Failure.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { useLevel } from "../ui/useLevel.ts";
import { Written } from "../ui/Written.tsx";

/** More of one level would keep the page busy; how many there are besides is said. */
const mostRows = 200;
/** Rows below rows, so deep at most: what points at itself would go on for ever. */
const mostDepth = 12;

type TreeProps = BlockProps<"tree">;

interface TreeLevelProps {
  tree: TreeProps;
  rows: readonly unknown[];
  /** 1 for the first level. */
  depth: number;
  label: string;
}

/** One level of a tree. */
export function TreeLevel({ tree, rows, depth, label }: TreeLevelProps): ReactElement {
  const text = useFixedText();
  return (
    <ul className="tree__level" aria-label={label}>
      {rows.slice(0, mostRows).map((row, index) => (
        <TreeRow key={keyOfRow(row, index, tree.rowKey)} tree={tree} row={row} index={index} depth={depth} />
      ))}
      {rows.length <= mostRows ? null : (
        <li className="tree__note">{text("ui.tree.more", { number: rows.length - mostRows })}</li>
      )}
    </ul>
  );
}

function TreeRow({
  tree,
  row,
  index,
  depth,
}: Omit<TreeLevelProps, "rows" | "label"> & { row: unknown; index: number }) {
  const { rowItem, call, params, select = "/rows" } = tree;
  const text = useFixedText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const asked = Object.entries(params?.(row, index) ?? {}).map(([name, { value }]) => [name, value] as const);
  const { level, load } = useLevel(call, Object.fromEntries(asked), select);
  const item = rowItem(row, index);
  const isLeaf = item.isLeaf || depth >= mostDepth;
  const name = item.name.text === "" ? "–" : item.name.text;
  const handleClick = (): void => {
    if (!isOpen && (level.status === "folded" || level.status === "failed")) void load();
    setIsOpen(!isOpen);
  };
  const words = (
    <>
      <span className="tree__sign">{isLeaf ? null : <Icon name="chevron-end" size={18} />}</span>
      {item.icon === undefined ? null : (
        <span className="tree__icon">
          <Icon name={item.icon} size={18} />
        </span>
      )}
      <span className="tree__words">
        <bdi className="tree__name">{name}</bdi>
        {item.text === undefined || item.text === "" ? null : <span className="tree__text">{item.text}</span>}
      </span>
      {item.value === undefined ? null : (
        <span className="tree__value">{item.value.text === "" ? "–" : <Written text={item.value.text} />}</span>
      )}
    </>
  );
  return (
    <li className="tree__row" aria-busy={(isOpen && level.status === "loading") || undefined}>
      {isLeaf ? (
        <div className="tree__line">{words}</div>
      ) : (
        <button
          type="button"
          className="tree__line"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={handleClick}
        >
          {words}
        </button>
      )}
      {isLeaf || !isOpen ? null : (
        <div id={id} className="tree__below">
          {level.status === "failed" ? (
            <Failure message={level.message} onRetry={load} />
          ) : level.status !== "ready" ? (
            <p className="tree__note" role="status">
              {text("ui.chunk.loading")}
            </p>
          ) : level.rows.length === 0 ? (
            <p className="tree__note">{text("ui.tree.none")}</p>
          ) : (
            <TreeLevel tree={tree} rows={level.rows} depth={depth + 1} label={name} />
          )}
        </div>
      )}
    </li>
  );
}
