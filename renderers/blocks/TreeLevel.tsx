import { useId, useState, type ReactElement, type ReactNode } from "react";
import type { BlockProps } from "#rendering/BlockProps.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import { Icon } from "../icons/Icon.tsx";
import { Failure } from "../ui/Failure.tsx";
import { keyOfRow } from "../ui/keyOfRow.ts";
import { ListMore } from "../ui/ListMore.tsx";
import { useFurtherRows } from "../ui/useFurtherRows.ts";
import { useLevel, type LevelShape } from "../ui/useLevel.ts";
import { Written } from "../ui/Written.tsx";

/** More of one level at once would keep the page busy; how many there are besides is said. */
const mostRows = 200;
/** Rows below rows, so deep at most: what points at itself would go on for ever. */
const mostDepth = 12;

type TreeProps = BlockProps<"tree">;

interface TreeLevelProps {
  tree: TreeProps;
  /** Its first page. */
  rows: readonly unknown[];
  /** How many rows it has, as an answer said. */
  total: unknown;
  /** What its first page was asked for with. */
  params: Readonly<Record<string, unknown>>;
  /** 1 for the first level. */
  depth: number;
  label: string;
}

/** The parameters of a call, as they are sent. */
export const askedOf = (params: Readonly<Record<string, { value: unknown }>> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, { value }]) => [name, value] as const));

const shapeOf = ({ select = "/rows", more }: TreeProps): LevelShape => ({ select, total: more?.answer ?? "/total" });

/** One level of a tree. */
export function TreeLevel(props: TreeLevelProps): ReactElement {
  return props.tree.more === undefined ? <WholeLevel {...props} /> : <PagedLevel {...props} />;
}

/** What one answer gave. */
function WholeLevel({ tree, rows, depth, label }: TreeLevelProps): ReactElement {
  const text = useFixedText();
  return (
    <ul className="tree__level" aria-label={label}>
      <TreeRows tree={tree} rows={rows.slice(0, mostRows)} depth={depth} />
      {rows.length <= mostRows ? null : (
        <li className="tree__note">{text("ui.tree.more", { number: rows.length - mostRows })}</li>
      )}
    </ul>
  );
}

/** Page after page, by a button behind the last row. */
function PagedLevel({ tree, rows, total, params, depth, label }: TreeLevelProps): ReactElement {
  const keyOf = (row: unknown, index: number): string => keyOfRow(row, index, tree.rowKey);
  const list = useFurtherRows({ call: tree.call, params, shape: shapeOf(tree), rows, total, keyOf });
  return (
    <>
      <ul className="tree__level" aria-label={label}>
        <TreeRows tree={tree} rows={list.rows} depth={depth} />
      </ul>
      {list.more === null && list.rows.length === rows.length ? null : <ListMore list={list} byItself={false} />}
    </>
  );
}

function TreeRows({ tree, rows, depth }: Pick<TreeLevelProps, "tree" | "rows" | "depth">): ReactNode {
  return rows.map((row, index) => (
    <TreeRow key={keyOfRow(row, index, tree.rowKey)} tree={tree} row={row} index={index} depth={depth} />
  ));
}

function TreeRow({
  tree,
  row,
  index,
  depth,
}: Pick<TreeLevelProps, "tree" | "depth"> & { row: unknown; index: number }) {
  const { rowItem, call, params } = tree;
  const text = useFixedText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const asked = askedOf(params?.(row, index));
  const { level, load } = useLevel(call, asked, shapeOf(tree));
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
            <TreeLevel
              tree={tree}
              rows={level.rows}
              total={level.total}
              params={asked}
              depth={depth + 1}
              label={name}
            />
          )}
        </div>
      )}
    </li>
  );
}
