import { useEffect, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactElement } from "react";
import { KeptPlace } from "#renderers/ui/KeptPlace.tsx";
import { useWindowed } from "#renderers/ui/useWindowed.ts";
import { useFixedText } from "#rendering/hooks/useFixedText.ts";
import type { NodeTarget } from "./nodeEdits.ts";
import { NodeLine } from "./NodeLine.tsx";
import { nodeRows, type NodeRow } from "./nodeRows.ts";
import { useNodeDrag } from "./useNodeDrag.ts";

/** What keys ask for beside the choice. */
export type NodeWish = "duplicate" | "remove" | "add" | "up" | "down" | "in" | "out";

interface NodeTreeProps {
  root: unknown;
  /** Pointer of the chosen line. */
  chosen: string;
  /** Pointers of what is wrong in the document, for marks on its nodes. */
  faulty: ReadonlySet<string>;
  isFixed: boolean;
  onChoose(row: NodeRow): void;
  onWish(wish: NodeWish): void;
  onMove(from: string, target: NodeTarget): void;
}

/** As many lines as are drawn without a look at which of them are seen. */
const drawnWhole = 250;

/** The nodes of a document as a tree, of which the lines near the view are drawn. */
export function NodeTree(props: NodeTreeProps): ReactElement {
  const { root, chosen, faulty, isFixed, onChoose, onWish, onMove } = props;
  const translate = useFixedText();
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [list, setList] = useState<HTMLUListElement | null>(null);
  const rows = useMemo(() => nodeRows(root, folded), [root, folded]);
  // Most documents are drawn whole: lines that all stand there need no guess of their heights.
  const isShort = rows.length <= drawnWhole;
  const windowed = useWindowed(isShort ? null : list, rows.length, null);
  const seen = isShort ? { ...windowed, from: 0, to: rows.length, before: 0, after: 0 } : windowed;
  const { show } = seen;
  const index = rows.findIndex(({ pointer }) => pointer === chosen);
  const drag = useNodeDrag(rows, isFixed ? undefined : onMove);
  const box = useRef<HTMLDivElement>(null);
  // Where the keyboard is wanted once the line is drawn.
  const wanted = useRef<string>(undefined);
  const follows = useRef(false);
  useLayoutEffect(() => {
    if (follows.current) wanted.current = chosen;
    follows.current = false;
    if (wanted.current === undefined) return;
    const line = box.current?.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(wanted.current)}"]`);
    if (!line) return;
    line.focus({ preventScroll: true });
    line.scrollIntoView({ block: "nearest" });
    wanted.current = undefined;
  });
  const above = useMemo(() => [...pointersAbove(chosen)], [chosen]);
  useEffect(() => {
    // What is chosen elsewhere is not hidden in a folded line.
    setFolded((before) => (above.some((each) => before.has(each)) ? before.difference(new Set(above)) : before));
  }, [above]);
  useEffect(() => {
    if (index >= 0 && !isDrawn(box.current, chosen)) show(index);
    else box.current?.querySelector(`[data-pointer="${CSS.escape(chosen)}"]`)?.scrollIntoView({ block: "nearest" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another choice moves the view
  }, [chosen]);
  const go = (to: number) => {
    const row = rows[Math.max(0, Math.min(rows.length - 1, to))];
    if (!row) return;
    wanted.current = row.pointer;
    onChoose(row);
    if (!isDrawn(box.current, row.pointer)) show(rows.indexOf(row));
  };
  const fold = (row: NodeRow, isFolded: boolean) =>
    setFolded(isFolded ? folded.union(new Set([row.pointer])) : folded.difference(new Set([row.pointer])));
  const handleKey = (event: KeyboardEvent) => {
    const row = rows[index];
    if (!row) return;
    const wish = wishOf(event);
    if (wish !== undefined) {
      event.preventDefault();
      // The keyboard goes with the node, or to what takes its place.
      follows.current = wish !== "add";
      if (!isFixed) onWish(wish);
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isOpen = row.hasChildren && !folded.has(row.pointer);
    const steps: Readonly<Record<string, () => void>> = {
      ArrowDown: () => go(index + 1),
      ArrowUp: () => go(index - 1),
      Home: () => go(0),
      End: () => go(rows.length - 1),
      [innerKey()]: () => (isOpen ? go(index + 1) : fold(row, false)),
      [outerKey()]: () => (isOpen ? fold(row, true) : go(rows.findIndex(({ pointer }) => pointer === row.above))),
      Enter: () => go(index),
      " ": () => go(index),
    };
    const step = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <div ref={box} className="node-tree" data-window="" role="presentation" onKeyDown={handleKey}>
      <KeptPlace height={seen.before} />
      <ul ref={setList} role="tree" className="node-tree__list" aria-label={translate("console.pages.tree")}>
        {rows.slice(seen.from, seen.to).map((row, nth) => (
          <NodeLine
            key={row.pointer}
            row={row}
            index={seen.from + nth}
            isChosen={row.pointer === chosen}
            isStop={row.pointer === chosen || (index < 0 && seen.from + nth === 0)}
            isFolded={folded.has(row.pointer)}
            isFaulty={faulty.has(row.pointer)}
            drop={drag.dropOn(row.pointer)}
            isDragged={drag.dragged === row.pointer}
            handle={row.type === "node" && row.pointer !== "/root" && !isFixed ? drag.handlers(row.pointer) : undefined}
            measure={seen.measure}
            onChoose={() => {
              wanted.current = row.pointer;
              onChoose(row);
            }}
            onFold={() => fold(row, !folded.has(row.pointer))}
          />
        ))}
      </ul>
      <KeptPlace height={seen.after} />
    </div>
  );
}

function isDrawn(box: HTMLElement | null, pointer: string): boolean {
  return Boolean(box?.querySelector(`[data-pointer="${CSS.escape(pointer)}"]`));
}

/** All places that hold a place. */
function* pointersAbove(pointer: string): Iterable<string> {
  for (let at = pointer.lastIndexOf("/"); at > 0; at = pointer.lastIndexOf("/", at - 1)) yield pointer.slice(0, at);
}

const isFromRight = () => document.documentElement.dir === "rtl";
const innerKey = () => (isFromRight() ? "ArrowLeft" : "ArrowRight");
const outerKey = () => (isFromRight() ? "ArrowRight" : "ArrowLeft");

function wishOf({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): NodeWish | undefined {
  if (altKey) {
    if (key === "ArrowUp") return "up";
    if (key === "ArrowDown") return "down";
    if (key === innerKey()) return "in";
    return key === outerKey() ? "out" : undefined;
  }
  if ((ctrlKey || metaKey) && key.toLowerCase() === "d") return "duplicate";
  if (ctrlKey || metaKey) return undefined;
  if (key === "Delete" || key === "Backspace") return "remove";
  return key === "Insert" || key === "+" ? "add" : undefined;
}
