import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from "react";

interface PickerBoardProps {
  label: string;
  /** Its name stands above it: there are several. */
  isNamed: boolean;
  /** Numbers run from the left in every language. */
  isNumbers: boolean;
  count: number;
  words(place: number): string;
  note: ((place: number) => string) | undefined;
  picked: readonly number[];
  /** No more can be picked. */
  isFull: boolean;
  isDisabled: boolean;
  onPick(next: number[]): void;
}

/** One board: a toggle for each number. Tab stops at it once; arrows, Home and End move in it as it stands on the screen. */
export function PickerBoard(props: PickerBoardProps): ReactElement {
  const { label, isNamed, isNumbers, count, words, note, picked, isFull, isDisabled, onPick } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const isPicked = new Set(picked);
  const press = (place: number): void => {
    if (isPicked.has(place)) onPick(picked.filter((one) => one !== place));
    else if (!isFull) onPick([...picked, place].toSorted((a, b) => a - b));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey || event.shiftKey || event.ctrlKey || event.metaKey) return;
    const cells = [...(list.current?.querySelectorAll<HTMLElement>("button") ?? [])];
    const next = nextPlace(event.key, cells, event.currentTarget.ownerDocument.activeElement);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    cells[next]?.focus();
  };
  return (
    <div className="board-picker__board">
      {isNamed ? (
        <span id={id} className="board-picker__name">
          {label}
        </span>
      ) : null}
      <div
        ref={list}
        className="board-picker__cells"
        role="group"
        {...(isNamed ? { "aria-labelledby": id } : { "aria-label": label })}
        dir={isNumbers ? "ltr" : undefined}
        data-size={count > 20 ? "many" : isNumbers ? "some" : "named"}
      >
        {Array.from({ length: count }, (_, place) => {
          const isOff = isDisabled || (isFull && !isPicked.has(place));
          return (
            <button
              key={place}
              type="button"
              className="board-picker__cell"
              aria-pressed={isPicked.has(place)}
              aria-disabled={isOff || undefined}
              tabIndex={place === Math.min(stop, count - 1) ? 0 : -1}
              onFocus={() => setStop(place)}
              onKeyDown={onKeyDown}
              onClick={isOff ? undefined : () => press(place)}
            >
              <span>{words(place)}</span>
              {note ? <small className="board-picker__note">{note(place)}</small> : null}
            </button>
          );
        })}
      </div>
    </div>
  );
}

/** Where a key leads from the cell that has the focus: along the line, or to the cell above or below; undefined for other keys. */
function nextPlace(key: string, cells: readonly HTMLElement[], active: Element | null): number | undefined {
  const at = cells.findIndex((cell) => cell === active);
  const [first] = cells;
  if (at < 0 || !first) return undefined;
  const ahead = getComputedStyle(first).direction === "rtl" ? -1 : 1;
  const columns = Math.max(1, cells.filter(({ offsetTop }) => offsetTop === first.offsetTop).length);
  const line = at - (at % columns);
  const lastLine = cells.length - 1 - ((cells.length - 1) % columns);
  const targets: Record<string, number> = {
    ArrowRight: at + ahead,
    ArrowLeft: at - ahead,
    // Where the last line is shorter, the arrow down leads to its last cell.
    ArrowDown: line < lastLine ? Math.min(at + columns, cells.length - 1) : at,
    ArrowUp: at - columns,
    Home: line,
    End: Math.min(line + columns, cells.length) - 1,
  };
  const next = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (next === undefined) return undefined;
  return next < 0 || next >= cells.length ? at : next;
}
